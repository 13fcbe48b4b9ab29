'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ApiError } from '@/client/api/client';
import { randomUuid } from '@/client/identity/random-uuid';
import type { Quote } from '@/contract/quotes';
import { amountsOf, type OrderTotals } from '@/domain/charges';
import { DEFAULT_DELIVERY_METHOD, findRegion } from '@/domain/delivery';
import { CUSTOMER_FIELDS, SHIPPING_FIELDS } from '@/domain/order-fields';
import { afterMove, type Cleared } from '@/domain/place';
import { textProblems } from '@/domain/text-field';
import { wilayasQuery } from '@/storefront/api/queries';
import { useCart } from '@/storefront/cart/cart-store';
import { destinationOf } from '@/storefront/checkout/destination';
import { cartTotals } from '@/storefront/checkout/order-body';
import { SummaryTotals } from '@/storefront/checkout/parts/summary-totals';
import { ClearedNotice } from '@/storefront/checkout/steps/cleared-notice';
import { useCommunes } from '@/storefront/checkout/use-destination';
import { wilayaOption } from '@/storefront/delivery/wilaya-option';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { quotePageWords } from '@/words/fr/quotes';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../ui/field-frame';
import { fieldMessages } from '../ui/field-messages';
import { FormAlert, SubmitButton } from '../ui/form-parts';
import { LineField } from '../ui/line-field';
import { useFormDraft } from '../ui/use-form-draft';
import { type FieldValues, useSmallForm } from '../ui/use-small-form';
import { orderQuote, quoteQuery } from './queries';

const PERSON = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;
const PLACE = [
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'address', autoComplete: 'street-address' },
] as const;

/** The rules of each field: the order request's own. Optional fields that the form leaves out are blank. */
const FIELDS = { ...CUSTOMER_FIELDS, ...SHIPPING_FIELDS };

/** Orders the quote to an address, and opens the page that follows the order. */
export function QuoteOrder({ quote }: { quote: Quote }) {
  const router = useRouter();
  const client = useQueryClient();
  // A repeated try is the same order.
  const [key] = useState(randomUuid);
  const { send, isBusy, error } = useRequest<void>();
  const { data: wilayas = [] } = useQuery(wilayasQuery());
  const [region, setRegion] = useState('');
  const wilaya = findRegion(wilayas, region);
  const { data: communes = [] } = useCommunes(wilaya);
  const [cleared, setCleared] = useState<readonly Cleared[]>([]);
  const destination = wilaya && destinationOf({ wilaya, commune: undefined, method: DEFAULT_DELIVERY_METHOD });
  const totals = cartTotals({ items: quote.items, destination });
  const order = async (values: FieldValues) => {
    try {
      const { tracking_code: code } = await orderQuote(quote.code, { body: bodyOf(values, totals), key });
      forgetDraft();
      leaveCart(quote);
      router.push(`/suivi/${code}`);
    } catch (thrown) {
      // Awaited: the next press is to order at the fee that the form then shows.
      if (thrown instanceof ApiError && thrown.status === 409) await client.invalidateQueries(wilayasQuery());
      throw thrown;
    }
  };
  const { problems, form } = useSmallForm({
    check: problemsOf,
    isBusy,
    send: (values) =>
      send(
        () => order(values),
        () => void client.invalidateQueries(quoteQuery(quote.code)),
      ),
  });
  const { ref } = form;
  const forgetDraft = useFormDraft('quote-order', ref);
  // It opens below the button that was pressed, on a phone out of sight.
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <form
      aria-label={quotePageWords.order}
      aria-busy={isBusy}
      className="max-w-2xl rounded-xl border border-slate-200 bg-white p-4 outline-none sm:p-6"
      {...form}
    >
      <p className="mb-5 text-slate-700">{quotePageWords.orderLead}</p>
      <fieldset disabled={isBusy} className="grid gap-5 sm:grid-cols-2">
        {PERSON.map((field) => (
          <OrderField key={field.name} {...field} error={problems[field.name]} />
        ))}
        <FieldFrame name="order-region" label={quotePageWords.wilaya} error={problems.region}>
          <select
            {...fieldAria({ name: 'order-region', error: problems.region })}
            name="region"
            value={wilaya?.name ?? ''}
            onChange={({ target }) => {
              const city = target.form?.elements.namedItem('city');
              if (city instanceof HTMLInputElement) {
                const chosen = findRegion(wilayas, target.value);
                const method = DEFAULT_DELIVERY_METHOD;
                const moved = afterMove({
                  city: city.value,
                  method,
                  former: wilaya,
                  formerCommunes: communes,
                  wilaya: chosen,
                });
                city.value = moved.city;
                setCleared(moved.cleared);
              }
              setRegion(target.value);
            }}
            className={INPUT_CLASS}
          >
            <option value="">{quotePageWords.chooseWilaya}</option>
            {wilayas.map((wilaya) => (
              <option key={wilaya.id} value={wilaya.name}>
                {wilayaOption(wilaya)}
              </option>
            ))}
          </select>
          <ClearedNotice cleared={cleared} />
        </FieldFrame>
        {PLACE.map((field) => (
          <div key={field.name} className={field.name === 'address' ? 'sm:col-span-2' : undefined}>
            <OrderField {...field} error={problems[field.name]} />
          </div>
        ))}
        <div className="sm:col-span-2">
          <SummaryTotals totals={totals} destination={destination} />
        </div>
        <div className="sm:col-span-2">
          <FormAlert text={error === null ? null : failureText(error)} />
          <SubmitButton label={quotePageWords.confirm} isBusy={isBusy} />
        </div>
      </fieldset>
    </form>
  );
}

/** The pieces of an ordered quote leave the cart, from which it was asked for. */
function leaveCart({ items }: Quote): void {
  const { items: cart, removeItem } = useCart.getState();
  for (const { id, quantity } of cart) {
    if (items.some((item) => item.product_id === id && item.quantity === quantity)) removeItem(id);
  }
}

type OrderFieldProps = ((typeof PERSON)[number] | (typeof PLACE)[number]) & { error: string | undefined };

function OrderField({ name, ...input }: OrderFieldProps) {
  return (
    <LineField id={`order-${name}`} name={name} label={quotePageWords[name]} maxLength={FIELDS[name].max} {...input} />
  );
}

function problemsOf(values: FieldValues) {
  return fieldMessages(textProblems(FIELDS, values));
}

function bodyOf({ firstName, lastName, phone, email, region, city, address }: FieldValues, totals: OrderTotals) {
  return {
    customer: { firstName, lastName, phone, email },
    shipping: { address, city, region },
    payment_method: 'cod',
    delivery_method: DEFAULT_DELIVERY_METHOD,
    ...amountsOf(totals),
  };
}
