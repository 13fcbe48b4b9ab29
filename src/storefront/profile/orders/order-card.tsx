import type { ReactNode } from 'react';
import type { Order } from '@/contract/orders';
import { againPath } from '@/storefront/reorder/again-path';
import { OrderAgain } from '@/storefront/reorder/order-again';
import { OrderAmounts } from '@/storefront/tracking/order-amounts';
import { ShopLink } from '@/storefront/ui/shop-link';
import { profileWords } from '@/words/fr/accounts/profile';
import { OrderLines } from './order-lines';
import { orderView } from './order-view';
import { StatusBadge } from './status-badge';

export function OrderCard({ order }: { order: Order }) {
  const { id, date, status, payment, address, delivery, items, charges, total } = orderView(order);
  const headingId = orderHeadingId(id);
  const { tracking_code: code } = order;
  return (
    <article aria-labelledby={headingId} className="overflow-hidden rounded-xl border border-slate-200 bg-white">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3 border-slate-200 border-b bg-slate-50 px-4 py-4 sm:px-6">
        <div>
          <h3
            id={headingId}
            tabIndex={-1}
            className="scroll-mt-40 font-semibold text-lg text-slate-900 tabular-nums tracking-tight"
          >
            {profileWords.orders.order(id)}
          </h3>
          <p className="mt-0.5 text-slate-600 text-sm">{date}</p>
        </div>
        <StatusBadge status={status} />
      </header>
      <OrderLines id={`${headingId}-items`} items={items} />
      <div className="grid gap-x-10 gap-y-5 border-slate-200 border-t px-4 py-4 text-sm sm:grid-cols-2 sm:px-6">
        <dl className="space-y-4">
          {delivery.isDesk && <Fact label={profileWords.orders.delivery}>{delivery.label}</Fact>}
          <Fact label={delivery.isDesk ? profileWords.orders.ownAddress : profileWords.orders.address}>
            {address.map((line) => (
              <span key={line} className="block break-words">
                {line}
              </span>
            ))}
          </Fact>
          <Fact label={profileWords.orders.payment}>{payment}</Fact>
        </dl>
        <OrderAmounts
          charges={charges}
          total={total}
          className="text-slate-700"
          totalClass="border-slate-200 border-t pt-2 font-semibold text-base text-slate-900"
        />
      </div>
      {code && (
        <footer className="border-slate-200 border-t px-4 py-2 sm:px-6">
          <ShopLink
            href={`/suivi/${code}`}
            aria-label={profileWords.orders.followNumber(id)}
            className="inline-flex min-h-11 items-center font-medium text-blue-900 underline underline-offset-4 hover:no-underline"
          >
            {profileWords.orders.follow}
          </ShopLink>
          <OrderAgain path={againPath({ code: code })} id={id} />
        </footer>
      )}
    </article>
  );
}

export function orderHeadingId(id: number): string {
  return `order-${id}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-slate-600">{label}</dt>
      <dd className="mt-0.5 text-slate-900">{children}</dd>
    </div>
  );
}
