'use client';

import { useEffect, useState } from 'react';
import type { TrackedOrder as Order } from '@/contract/tracking';
import { readOrderNumber } from '@/domain/orders/order-number';
import { phoneProblem } from '@/domain/phone';
import { REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { Button } from '@/storefront/ui/button';
import { fieldMessages } from '@/storefront/ui/field-messages';
import { FormAlert, SubmitButton } from '@/storefront/ui/form-parts';
import { LineField } from '@/storefront/ui/line-field';
import { type FieldValues, useSmallForm } from '@/storefront/ui/use-small-form';
import { trackingWords } from '@/words/fr/orders/tracking';
import { findOrder } from './queries';
import { TrackedOrder } from './tracked-order';

/** Finds an order by its number and telephone. Neither gets into the page's address. */
export function TrackByNumber() {
  const [found, setFound] = useState<{ order: Order; access: Access } | null>(null);
  useEffect(() => {
    if (found) document.getElementById('tracked-order')?.focus();
  }, [found]);
  if (!found) return <SearchForm onFound={setFound} />;
  return (
    <div className="space-y-6">
      <TrackedOrder {...found} />
      <Button variant="outline" onClick={() => setFound(null)}>
        {trackingWords.another}
      </Button>
    </div>
  );
}

type Access = { order: string; phone: string };

function SearchForm({ onFound }: { onFound: (found: { order: Order; access: Access }) => void }) {
  const { send, isBusy, error } = useRequest<void>();
  const { problems, form } = useSmallForm({
    check: problemsOf,
    isBusy,
    send: ({ order = '', phone = '' }) =>
      send(async () => onFound({ order: await findOrder({ order, phone }), access: { order, phone } })),
  });
  return (
    <form
      aria-label={trackingWords.submit}
      aria-busy={isBusy}
      className="max-w-lg rounded-xl border border-slate-200 bg-white p-4 outline-none sm:p-6"
      {...form}
    >
      <fieldset disabled={isBusy} className="grid gap-5">
        <LineField
          id="order"
          name="order"
          label={trackingWords.orderNumber}
          hint={trackingWords.orderNumberHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          error={problems.order}
        />
        <LineField
          id="phone"
          name="phone"
          type="tel"
          label={trackingWords.phone}
          autoComplete="tel"
          maxLength={40}
          error={problems.phone}
        />
        <div>
          <FormAlert text={error === null ? null : failureText(error)} />
          <SubmitButton label={trackingWords.submit} isBusy={isBusy} />
        </div>
      </fieldset>
    </form>
  );
}

/** By the rules of the call. */
function problemsOf({ order = '', phone = '' }: FieldValues) {
  return fieldMessages({
    order: isBlank(order) ? REQUIRED : readOrderNumber(order) === null ? { code: 'orderNumber' } : null,
    phone: isBlank(phone) ? REQUIRED : phoneProblem(phone),
  });
}
