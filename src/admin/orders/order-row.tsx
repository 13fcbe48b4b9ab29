import type { AdminOrder } from '@/contract/admin/orders';
import { shortEnglishMoment } from '@/domain/dates';
import { cx } from '@/storefront/ui/classes';
import type { Flash } from '../lib/use-flash';
import { Checkbox } from '../ui/checkbox';
import { listStatusFailure } from './failures';
import { amountText, customerName, NOT_AVAILABLE, orMissing, pieces } from './order-view';
import { StatusSelect } from './status-select';

type OrderRowProps = {
  order: AdminOrder;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onTold: (flash: Flash) => void;
};

/** Above the button that covers the whole row. */
const OVER = 'relative z-10';

/** A click anywhere on it opens the order, save on its box and its status. */
export function OrderRow({ order, isChosen, onChoose, onOpen, onTold }: OrderRowProps) {
  const moment = shortEnglishMoment(order.order_date);
  return (
    <tr className={cx('relative', isChosen ? 'bg-blue-50' : 'hover:bg-slate-50')}>
      <td className={cx('pl-2', OVER)}>
        <Checkbox
          label={`Select order #${order.id}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className="px-3 py-3">
        <button
          type="button"
          aria-label={`Open order #${order.id}`}
          onClick={onOpen}
          className="cursor-pointer font-semibold text-blue-900 tabular-nums underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          #{order.id}
        </button>
      </td>
      <td className="w-full max-w-0 px-3 py-3">
        <p className="truncate font-medium text-slate-900">{customerName(order)}</p>
        <p className="truncate text-slate-600 text-xs">{orMissing(order.customer_email)}</p>
        <p className="truncate text-slate-600 text-xs tabular-nums">{orMissing(order.customer_phone)}</p>
      </td>
      <td className="whitespace-nowrap px-3 py-3 text-slate-700">
        {moment ? moment.day : NOT_AVAILABLE}
        {moment && <span className="block text-slate-600 text-xs">{moment.time}</span>}
      </td>
      <td className="px-3 py-3 text-right tabular-nums max-lg:hidden">{pieces(order.items)}</td>
      <td className="whitespace-nowrap px-3 py-3 text-right font-semibold tabular-nums">{amountText(order.total)}</td>
      <td className={cx('px-3 py-3', OVER)}>
        <StatusSelect
          id={`status-${order.id}`}
          order={order}
          label={`Status of order #${order.id}`}
          onTold={onTold}
          failureText={listStatusFailure}
        />
      </td>
    </tr>
  );
}
