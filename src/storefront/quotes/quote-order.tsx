'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import { forgetDraft } from '@/client/checkout-storage';
import { orderIdentity } from '@/client/identity/order-identity';
import { randomUuid } from '@/client/identity/random-uuid';
import type { Quote } from '@/contract/quotes';
import { usePageQuery } from '@/storefront/api/page-query/use-page-query';
import { wilayasQuery } from '@/storefront/api/queries';
import { useCart } from '@/storefront/cart/cart-store';
import type { Destination } from '@/storefront/checkout/destination';
import { STEP_FIELDS } from '@/storefront/checkout/fields';
import { checkWithPlace } from '@/storefront/checkout/form/check-fields';
import { FormOfSteps, useCheckoutForm } from '@/storefront/checkout/form/use-checkout-form';
import { orderTerms } from '@/storefront/checkout/order/order-body';
import { SummaryTotals } from '@/storefront/checkout/parts/summary-totals';
import { RequiredNote } from '@/storefront/checkout/parts/text-field';
import { DeliveryStep } from '@/storefront/checkout/steps/delivery-step';
import { PersonalStep } from '@/storefront/checkout/steps/personal-step';
import { totalsAt } from '@/storefront/checkout/totals-at';
import { useDestination } from '@/storefront/checkout/use-destination';
import { usePrefill } from '@/storefront/checkout/use-prefill';
import { WilayasOfSteps } from '@/storefront/checkout/wilayas-on-entry';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { quotePageWords } from '@/words/fr/orders/quotes';
import { FormAlert, SubmitButton } from '../ui/form-parts';
import { useSmallForm } from '../ui/use-small-form';
import { orderQuote, quoteQuery } from './queries';

const FIELDS = [...STEP_FIELDS[2], ...STEP_FIELDS[3]];

/** Orders the quote to an address, and opens the page that follows the order. Its fields are those of the checkout, with what was typed there. */
export function QuoteOrder({ quote }: { quote: Quote }) {
  const router = useRouter();
  const client = useQueryClient();
  // A repeated try is the same order.
  const [key] = useState(randomUuid);
  const { send, isBusy, error } = useRequest<void>();
  const fields = useCheckoutForm();
  usePrefill(fields);
  const wilayas = usePageQuery({ query: wilayasQuery() });
  const destination = useDestination(fields, wilayas);
  const order = async (to: Destination) => {
    const identity = orderIdentity();
    const body = orderTerms({ fields: fields.fields(), items: quote.items, destination: to, identity });
    try {
      const { tracking_code: code } = await orderQuote(quote.code, { body, identity, key });
      forgetDraft();
      leaveCart(quote);
      router.push(`/suivi/${code}`);
    } catch (thrown) {
      // Awaited: the next press is to order at the fee that the form then shows.
      if (thrown instanceof ApiError && thrown.status === 409) await client.invalidateQueries(wilayasQuery());
      throw thrown;
    }
  };
  const { form } = useSmallForm({
    // The fields show their own messages.
    check: () => {
      const wrong = checkWithPlace(fields, { names: FIELDS, destination });
      return wrong ? { [wrong]: '' } : {};
    },
    recheck: () => ({}),
    isBusy,
    send: () =>
      destination &&
      send(
        () => order(destination),
        () => void client.invalidateQueries(quoteQuery(quote.code)),
      ),
  });
  const { ref } = form;
  // It opens below the button that was pressed, on a phone out of sight.
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <FormOfSteps value={fields}>
      <WilayasOfSteps value={wilayas}>
        <form
          aria-label={quotePageWords.order}
          aria-busy={isBusy}
          className="max-w-3xl rounded-xl border border-slate-200 bg-white p-4 outline-none sm:p-6"
          {...form}
        >
          <p className="mb-5 text-slate-700">{quotePageWords.orderLead}</p>
          <fieldset disabled={isBusy} className="grid gap-5">
            <RequiredNote />
            <PersonalStep />
            <DeliveryStep destination={destination} />
            <SummaryTotals totals={totalsAt(quote.items, destination)} destination={destination} />
            <div>
              <FormAlert text={error === null ? null : failureText(error)} />
              <SubmitButton label={quotePageWords.confirm} isBusy={isBusy} />
            </div>
          </fieldset>
        </form>
      </WilayasOfSteps>
    </FormOfSteps>
  );
}

/** The pieces of an ordered quote leave the cart, from which it was asked for. */
function leaveCart({ items }: Quote): void {
  const { items: cart, removeItem } = useCart.getState();
  for (const { id, quantity } of cart) {
    if (items.some((item) => item.product_id === id && item.quantity === quantity)) removeItem(id);
  }
}
