import type { ReactNode } from 'react';
import type { TrackedOrder } from '@/contract/tracking';
import { presentOrder } from '@/domain/orders/present-order';
import { orderWords } from '@/words/fr/orders/orders';
import { trackingWords } from '@/words/fr/orders/tracking';
import { OrderAmounts } from './order-amounts';

/** What was ordered, what it costs, where it goes, and its parcel. */
export function OrderFacts({ order }: { order: TrackedOrder }) {
  const { charges, delivery, total } = presentOrder({ ...order, items: [] }, orderWords);
  const place = [order.commune?.name, order.wilaya].filter(Boolean).join(', ');
  return (
    <div className="space-y-6">
      {order.parcel && <Parcel parcel={order.parcel} />}
      <section aria-labelledby="goods">
        <Heading id="goods">{trackingWords.goods}</Heading>
        <ul className="divide-y divide-slate-200">
          {order.items.map(({ title, quantity }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order are fixed and may have one title
            <li key={index} className="flex gap-3 py-2">
              <span className="whitespace-nowrap text-slate-600 tabular-nums">{quantity} ×</span>
              <span className="min-w-0 break-words text-slate-900">{title}</span>
            </li>
          ))}
        </ul>
        <OrderAmounts
          charges={charges}
          total={total}
          className="mt-3 border-slate-200 border-t pt-3"
          totalClass="font-semibold text-slate-900"
        />
      </section>
      <section aria-labelledby="delivery">
        <Heading id="delivery">{trackingWords.delivery}</Heading>
        <p className="text-slate-900">
          {order.delivery_method === 'desk' && order.parcel ? trackingWords.deskOf(order.parcel.courier) : delivery}
        </p>
        <p className="break-words text-slate-600">{place}</p>
      </section>
    </div>
  );
}

function Parcel({ parcel: { courier, tracking, label } }: { parcel: NonNullable<TrackedOrder['parcel']> }) {
  return (
    <section aria-labelledby="parcel">
      <Heading id="parcel">{trackingWords.parcel}</Heading>
      <dl className="space-y-1.5">
        <Fact label={trackingWords.courier}>{courier}</Fact>
        {tracking !== null && <Fact label={trackingWords.trackingNumber}>{tracking}</Fact>}
        <Fact label={trackingWords.state}>{label}</Fact>
      </dl>
    </section>
  );
}

function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h3 id={id} className="mb-2 font-semibold text-lg text-slate-900">
      {children}
    </h3>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-slate-600">{label}</dt>
      <dd className="min-w-0 break-words font-medium text-slate-900">{children}</dd>
    </div>
  );
}
