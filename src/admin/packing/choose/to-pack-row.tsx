import Link from 'next/link';
import { cx } from '@/client/classes';
import type { AdminOrder } from '@/contract/admin/orders';
import { contactOf } from '@/domain/contact';
import { readablePhone } from '@/domain/phone';
import { officeOrderWords } from '@/words/en/orders/orders';
import { officePackingWords } from '@/words/en/orders/packing';
import { orderPath } from '../../lib/paths';
import { amountText, deliveryPlace, orMissing } from '../../orders/order-view';
import { Checkbox } from '../../ui/checkbox';

type ToPackRowProps = { order: AdminOrder; isChosen: boolean; onChoose: (isChosen: boolean) => void };

const CELL = 'px-2 py-3 align-top max-md:px-1 max-md:py-0.5';
const SMALL = 'text-slate-600 text-xs';

/** On a phone a card: box, number and amount, then customer, place and contents. */
export function ToPackRow({ order, isChosen, onChoose }: ToPackRowProps) {
  const { name, wilaya, commune, city } = contactOf(order);
  return (
    <tr
      className={cx(
        'max-md:grid max-md:grid-cols-[40px_minmax(0,1fr)_auto] max-md:p-2',
        isChosen ? 'bg-blue-50' : 'hover:bg-slate-50',
      )}
    >
      <td className="ps-2 align-top max-md:row-span-4 max-md:p-0">
        <Checkbox
          label={officePackingWords.choose.select(order.id)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className={cx(CELL, 'whitespace-nowrap max-md:pt-2')}>
        <Link
          href={orderPath(order.id)}
          prefetch={false}
          aria-label={officePackingWords.openOrder(order.id)}
          className="font-semibold text-blue-900 tabular-nums underline-offset-2 hover:underline"
        >
          #{order.id}
        </Link>
      </td>
      <td className={cx(CELL, 'max-md:col-span-2 max-md:col-start-2')}>
        <p className="wrap-anywhere font-medium text-slate-900">
          <bdi>{orMissing(name)}</bdi>
        </p>
        <p className="text-slate-700 text-sm tabular-nums">{orMissing(readablePhone(order.customer_phone ?? ''))}</p>
      </td>
      <td className={cx(CELL, 'max-md:col-span-2 max-md:col-start-2')}>
        <p className="wrap-anywhere text-slate-900">
          <bdi>{orMissing(wilaya)}</bdi> <span className={SMALL}>· {deliveryPlace(order.delivery_method)}</span>
        </p>
        <p className={cx(SMALL, 'wrap-anywhere')}>
          <bdi>{commune || city}</bdi>
        </p>
      </td>
      <td className={cx(CELL, 'max-md:col-span-2 max-md:col-start-2 max-md:pb-2')}>
        <ul className="text-slate-800 text-sm">
          {order.items.map(({ id, product_title: title, quantity }) => (
            <li key={id} className="flex gap-1.5">
              <span className="whitespace-nowrap tabular-nums">{quantity} ×</span>
              <bdi className="wrap-anywhere min-w-0">{title || officeOrderWords.unnamedProduct}</bdi>
            </li>
          ))}
        </ul>
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end font-semibold tabular-nums max-md:col-start-3 max-md:row-start-1 max-md:pt-2',
        )}
      >
        {amountText(order.total)}
      </td>
    </tr>
  );
}
