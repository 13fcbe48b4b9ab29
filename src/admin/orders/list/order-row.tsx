import { cx } from '@/client/classes';
import type { AdminOrder } from '@/contract/admin/orders';
import { contactOf } from '@/domain/contact';
import { shortEnglishMoment } from '@/domain/dates';
import { DEFAULT_ORDER_SOURCE } from '@/domain/order-source';
import { countPieces } from '@/domain/present-order';
import { officeDeskWords } from '@/words/en/order-desk';
import { officeOrderScreenWords } from '@/words/en/order-screens';
import { officeOrderSourceWords } from '@/words/en/order-source';
import type { Flash } from '../../lib/flashes';
import { Checkbox } from '../../ui/checkbox';
import { listStatusFailure } from '../failures';
import { ageOf } from '../order-age';
import { amountText, NOT_AVAILABLE, orMissing } from '../order-view';
import { StatusSelect } from '../status-select';
import { RowCall } from './row-call';

type OrderRowProps = {
  order: AdminOrder;
  now: Date;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onFlash: (flash: Flash) => void;
};

/** Above the button that covers the row. */
const OVER = 'relative z-10';

/** A row of the table; on a phone a card: box, number and total, then customer, wilaya, date and status, and the call. */
const ROW = 'relative max-md:grid max-md:grid-cols-[40px_minmax(0,1fr)_auto] max-md:items-center max-md:p-2';
const CELL = 'px-3 py-3 max-md:p-1';
const SMALL = 'truncate text-slate-600 text-xs';

/** A click anywhere except on the box and the status opens the order. */
export function OrderRow({ order, now, isChosen, onChoose, onOpen, onFlash }: OrderRowProps) {
  const moment = shortEnglishMoment(order.order_date);
  const { name, wilaya, commune, city } = contactOf(order);
  const place = commune || city;
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
        {order.source !== DEFAULT_ORDER_SOURCE && <p className={SMALL}>{officeOrderSourceWords[order.source]}</p>}
      </td>
      <td
        className={cx(CELL, 'w-full max-w-0 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:max-w-full')}
      >
        <p className="truncate font-medium text-slate-900">{orMissing(name)}</p>
        <p className="truncate text-slate-900 text-sm tabular-nums">{orMissing(order.customer_phone)}</p>
        <p className={SMALL}>{orMissing(order.customer_email)}</p>
      </td>
      <td className={cx(CELL, 'max-w-36 max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 max-md:max-w-full')}>
        <p className="truncate text-slate-900">{orMissing(wilaya)}</p>
        {place !== wilaya && <p className={SMALL}>{place}</p>}
      </td>
      <td className={cx(CELL, 'whitespace-nowrap text-slate-700 max-md:col-start-2 max-md:row-start-4')}>
        {moment ? (
          <time dateTime={order.order_date}>
            {moment.day} <span className="text-slate-600 text-xs md:block">{moment.time}</span>
          </time>
        ) : (
          NOT_AVAILABLE
        )}
        <p className="text-slate-600 text-xs">{ageOf(order.order_date, now)}</p>
      </td>
      <td className={cx(CELL, 'whitespace-nowrap text-end tabular-nums max-md:col-start-3 max-md:row-start-1')}>
        <p className="font-semibold">{amountText(order.total)}</p>
        <p className="text-slate-600 text-xs max-md:hidden">{officeDeskWords.pieces(countPieces(order.items))}</p>
      </td>
      <td className={cx(CELL, 'max-md:col-span-2 max-md:col-start-2 max-md:row-start-5')}>
        <RowCall order={order} now={now} />
      </td>
      <td className={cx(CELL, OVER, 'max-md:col-start-3 max-md:row-start-4')}>
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
