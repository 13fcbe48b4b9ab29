import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import type { CustomerDetail } from '@/contract/admin/customers';
import type { AdminOrder } from '@/contract/admin/orders';
import { countPieces } from '@/domain/orders/present-order';
import { officeCustomerWords } from '@/words/en/customer-screens';
import { backOfficeAmount } from '../lib/format';
import { orderPath, ordersOfPath } from '../lib/paths';
import { ConfirmationBadge } from '../orders/confirmation-view';
import { StatusBadge } from '../orders/status-badge';
import { Moment } from '../ui/moment';

/** The customer's orders, each leading to its dialog. */
export function CustomerOrders({ customer }: { customer: CustomerDetail }) {
  const { order_list: orders, orders: all, phone_key: key } = customer;
  return (
    <section aria-label={officeCustomerWords.history} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold text-base">{officeCustomerWords.history}</h3>
        {all > 0 && (
          <Link
            href={ordersOfPath(key)}
            prefetch={false}
            className="inline-flex min-h-11 items-center gap-1 font-medium text-blue-900 text-sm underline-offset-2 hover:underline"
          >
            {officeCustomerWords.allOrders} <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
      {all === 0 && <p className="text-slate-600 text-sm">{officeCustomerWords.noOrders}</p>}
      {all > orders.length && (
        <p className="text-slate-600 text-sm tabular-nums">{officeCustomerWords.newestOnly(orders.length, all)}</p>
      )}
      {orders.length > 0 && (
        <ul className="divide-y divide-slate-200 rounded-xl border border-slate-200">
          {orders.map((order) => (
            <OrderEntry key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OrderEntry({ order }: { order: AdminOrder }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 px-4 py-3 text-sm hover:bg-slate-50">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          href={orderPath(order.id)}
          prefetch={false}
          aria-label={officeCustomerWords.orderNumber(order.id)}
          className="font-medium text-blue-900 tabular-nums underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          #{order.id}
        </Link>
        <StatusBadge status={order.status} />
        <ConfirmationBadge order={order} />
      </span>
      <span className="whitespace-nowrap text-end font-semibold tabular-nums">{backOfficeAmount(order.total)}</span>
      <span className="wrap-anywhere text-slate-600 text-xs">
        <bdi>{order.customer_name}</bdi>
        {[order.shipping_wilaya, officeCustomerWords.pieces(countPieces(order.items))]
          .filter(Boolean)
          .map((fact) => ` · ${fact}`)
          .join('')}
      </span>
      <Moment at={order.order_date} className="whitespace-nowrap text-end text-slate-600 text-xs" />
    </li>
  );
}
