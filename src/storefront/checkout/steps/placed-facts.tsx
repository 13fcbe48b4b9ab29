import type { ReactNode } from 'react';
import { contactLines, contactOf } from '@/domain/contact';
import type { OrderStatus } from '@/domain/orders/order-status';
import { readablePhone } from '@/domain/phone';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { orderStatusWords } from '@/words/fr/orders/order-status';
import { orderWords } from '@/words/fr/orders/orders';
import type { Address, Placed } from '../order/placed';

/** What was ordered, where it goes, and what comes next. @param status absent: it was placed a moment ago */
export function PlacedFacts({ placed, status }: { placed: Placed; status: OrderStatus | undefined }) {
  const { items, address, phones, isDesk } = placed;
  return (
    <div className="grid gap-6 self-stretch border-slate-200 border-t pt-6 text-start sm:grid-cols-2">
      <Part title={checkoutWords.yourOrder}>
        <ul className="space-y-1">
          {items.map(({ title, quantity }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order are fixed and may have one title
            <li key={index} className="flex gap-2">
              <span className="whitespace-nowrap text-slate-600 tabular-nums">{quantity} ×</span>
              <span className="min-w-0 break-words">{title}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={isDesk ? checkoutWords.collectedAt : checkoutWords.deliveredTo}>
        {[...linesOf(isDesk ? placeOf(address) : address), ...phones.map(readablePhone)].map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </Part>
      <Part title={checkoutWords.whatNext} isWide>
        {status === undefined || status === 'pending' ? (
          <ol className="list-decimal space-y-1 ps-5">
            <li>{phones[0] ? checkoutWords.weCallAt(readablePhone(phones[0])) : checkoutWords.weCall}</li>
            <li>{isDesk ? checkoutWords.weSendToDesk : checkoutWords.weSend}</li>
            <li>{isDesk ? checkoutWords.payAtDesk : checkoutWords.cashText}</li>
          </ol>
        ) : (
          orderStatusWords.meanings[status]
        )}
      </Part>
    </div>
  );
}

/** A parcel for the courier's desk does not come to the door. */
function placeOf(address: Address): Address {
  return { ...address, street: '', postalCode: '', extra: '' };
}

function linesOf({ street, city, postalCode, commune, wilaya, extra }: Address): string[] {
  const contact = contactOf({
    shipping_address: street,
    shipping_city: city,
    shipping_postal_code: postalCode,
    shipping_additional_info: extra,
    shipping_wilaya: wilaya,
    commune: { name: commune },
  });
  return contactLines(contact, { layout: 'profile', phoneText: orderWords.phone });
}

function Part({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={isWide ? 'sm:col-span-2' : undefined}>
      <h3 className="mb-1 font-semibold text-slate-900">{title}</h3>
      <div className="text-slate-800">{children}</div>
    </section>
  );
}
