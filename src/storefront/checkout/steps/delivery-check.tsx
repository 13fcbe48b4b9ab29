'use client';

import { useStore } from 'zustand';
import { contactLines, contactOf } from '@/domain/contact';
import { DEFAULT_DELIVERY_METHOD } from '@/domain/delivery/delivery';
import { readablePhone } from '@/domain/phone';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { orderWords } from '@/words/fr/orders/orders';
import type { Destination } from '../destination';
import { useFormOfSteps } from '../form/use-checkout-form';

/** Shows telephone and address once more before the order is confirmed, since a wrong digit would cost a delivery. */
export function DeliveryCheck({ destination }: { destination: Destination | undefined }) {
  const { customer, shipping } = useStore(useFormOfSteps().store, ({ fields }) => fields);
  const contact = contactOf({
    shipping_address: shipping.address,
    shipping_city: shipping.city,
    shipping_postal_code: shipping.postalCode,
    shipping_additional_info: shipping.additionalInfo,
    shipping_wilaya: destination?.wilaya.name ?? '',
    commune: destination?.commune ? { name: destination.commune.name } : null,
  });
  return (
    <dl className="grid gap-4 rounded-lg border border-slate-300 p-4 text-sm sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-slate-600">{checkoutWords.weWillCall}</dt>
        <dd className="mt-1 break-words font-semibold text-slate-900 tabular-nums">
          {[customer.phone, customer.phone2]
            .filter((phone) => phone.trim() !== '')
            .map(readablePhone)
            .join(' · ')}
        </dd>
        <dd className="break-words text-slate-800">{`${customer.firstName} ${customer.lastName}`}</dd>
      </div>
      <div className="min-w-0">
        <dt className="text-slate-600">
          {destination?.method === 'desk' ? checkoutWords.collectedAt : checkoutWords.deliveredTo}
        </dt>
        <dd className="mt-1 break-words text-slate-900">
          {contactLines(contact, { layout: 'profile', phoneText: orderWords.phone }).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </dd>
        <dd className="text-slate-600">
          {checkoutWords.deliveryIn(
            orderWords.delivery[destination?.method ?? DEFAULT_DELIVERY_METHOD],
            destination?.wilaya.days ?? null,
          )}
        </dd>
      </div>
    </dl>
  );
}
