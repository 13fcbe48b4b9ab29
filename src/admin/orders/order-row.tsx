import { cx } from '@/client/classes';
import type { AdminOrder } from '@/contract/admin/orders';
import { contactOf } from '@/domain/contact';
import { shortEnglishMoment } from '@/domain/dates';
import { countPieces } from '@/domain/present-order';
import { officeOrderScreenWords } from '@/words/en/order-screens';
import type { Flash } from '../lib/flashes';
import { Checkbox } from '../ui/checkbox';
import { listStatusFailure } from './failures';
import { amountText, NOT_AVAILABLE, orMissing } from './order-view';
import { StatusSelect } from './status-select';

type OrderRowProps = {
  order: AdminOrder;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onFlash: (flash: Flash) => void;
};

/** Above the button that covers the row. */
const OVER = 'relative z-10';

/** A row of the table; on a phone a card: box, number and total, then the customer, then date and status. */
const ROW = 'relative max-md:grid max-md:grid-cols-[40px_minmax(0,1fr)_auto] max-md:items-center max-md:p-2';
const CELL = 'px-3 py-3 max-md:p-1';

/** A click anywhere except on the box and the status opens the order. */
export function OrderRow({ order, isChosen, onChoose, onOpen, onFlash }: OrderRowProps) {
  const moment = shortEnglishMoment(order.order_date);
  return (
    <tr className={cx(ROW, isChosen ? 'bg-blue-50' : 'hover:bg-slate-50')}>
      <td className={cx('ps-2 max-md:p-0', OVER)}>
        <Checkbox
          label={officeOrderScreenWords.select(order.id)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className={CELL}>
        <button
          type="button"
          aria-label={officeOrderScreenWords.open(order.id)}
          onClick={onOpen}
          className="cursor-pointer font-semibold text-blue-900 tabular-nums underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          #{order.id}
        </button>
      </td>
      <td
        className={cx(CELL, 'w-full max-w-0 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:max-w-full')}
      >
        <p className="truncate font-medium text-slate-900">{orMissing(contactOf(order).name)}</p>
        <p className="truncate text-slate-600 text-xs">{orMissing(order.customer_email)}</p>
        <p className="truncate text-slate-600 text-xs tabular-nums">{orMissing(order.customer_phone)}</p>
      </td>
      <td className={cx(CELL, 'whitespace-nowrap text-slate-700 max-md:col-start-2 max-md:row-start-3')}>
        {moment ? (
          <time dateTime={order.order_date}>
            {moment.day} <span className="block text-slate-600 text-xs">{moment.time}</span>
          </time>
        ) : (
          NOT_AVAILABLE
        )}
      </td>
      <td className={cx(CELL, 'text-end tabular-nums max-lg:hidden')}>{countPieces(order.items)}</td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end font-semibold tabular-nums max-md:col-start-3 max-md:row-start-1',
        )}
      >
        {amountText(order.total)}
      </td>
      <td className={cx(CELL, OVER, 'max-md:col-start-3 max-md:row-start-3')}>
        <StatusSelect
          id={`status-${order.id}`}
          order={order}
          label={officeOrderScreenWords.statusOf(order.id)}
          onFlash={onFlash}
          failureText={listStatusFailure}
        />
      </td>
    </tr>
  );
}
