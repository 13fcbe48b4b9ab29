import { cx } from '@/client/classes';
import type { AdminOrder } from '@/contract/admin/orders';
import { amountText, pieces, shippingText, TAX_TEXT } from '../order-view';

export function OrderSummary({ order: { items, subtotal, delivery_price, total } }: { order: AdminOrder }) {
  return (
    <dl className="grid gap-2 text-sm tabular-nums">
      <Line name={`Items (${pieces(items)})`} value={amountText(subtotal)} />
      <Line name="Shipping" value={shippingText(delivery_price)} />
      <Line name="Tax" value={TAX_TEXT} />
      <Line name="Total" value={amountText(total)} isTotal />
    </dl>
  );
}

function Line({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4', isTotal && 'border-slate-200 border-t pt-2 font-bold text-base')}>
      <dt className={isTotal ? undefined : 'text-slate-600'}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
