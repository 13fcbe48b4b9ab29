import { cx } from '@/client/classes';
import type { AdminOrder } from '@/contract/admin/orders';
import { contactOf } from '@/domain/contact';
import { DEFAULT_ORDER_SOURCE } from '@/domain/orders/order-source';
import { readablePhone } from '@/domain/phone';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { officeOrderSourceWords } from '@/words/en/orders/order-source';
import type { Flash } from '../../lib/flashes';
import { Checkbox } from '../../ui/checkbox';
import { Day } from '../../ui/moment';
import { listStatusFailure } from '../failures';
import { ageOf } from '../order-age';
import { amountText, deliveryText, orMissing } from '../order-view';
import { StatusSelect } from '../status-select';
import { Contents } from './contents';
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

/**
 * A row of two lines, so that a screen of 768 px shows eight orders. On a phone a card: box, number with age and total, then customer,
 * contents, destination, and the call with the status.
 */
const ROW =
  'relative max-md:grid max-md:grid-cols-[40px_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-1 max-md:p-2';
const CELL = 'px-2 py-1 max-md:p-0';
const WIDE = 'max-md:col-span-2 max-md:col-start-2 max-md:w-auto max-md:max-w-full';
const SMALL = 'truncate text-slate-600 text-xs';

/** A click anywhere except on the box and the status opens the order. */
export function OrderRow({ order, now, isChosen, onChoose, onOpen, onFlash }: OrderRowProps) {
  const { name, wilaya, commune, city } = contactOf(order);
  const place = [wilaya, commune || city].filter((part, index, all) => part !== '' && all.indexOf(part) === index);
  return (
    <tr className={cx(ROW, isChosen ? 'bg-blue-50' : 'hover:bg-slate-50')}>
      <td className={cx('ps-2 max-md:p-0', OVER)}>
        <Checkbox
          label={officeOrderScreenWords.select(order.id)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className={cx(CELL, 'whitespace-nowrap')}>
        <button
          type="button"
          aria-label={officeOrderScreenWords.open(order.id)}
          onClick={onOpen}
          className="cursor-pointer font-semibold text-blue-900 tabular-nums underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          #{order.id}
        </button>
        {order.source !== DEFAULT_ORDER_SOURCE && (
          <p className="text-slate-600 text-xs max-md:ms-2 max-md:inline">{officeOrderSourceWords[order.source]}</p>
        )}
        <span className="ms-2 text-slate-600 text-xs md:hidden">{ageOf(order.order_date, now)}</span>
      </td>
      <td className={cx(CELL, WIDE, 'w-2/5 max-w-0 max-md:row-start-2')}>
        <div className="flex flex-col max-md:flex-row max-md:items-baseline max-md:gap-2">
          <p className="truncate font-medium text-slate-900">
            <bdi>{orMissing(name)}</bdi>
          </p>
          <p className="whitespace-nowrap text-slate-900 text-sm leading-4 tabular-nums">
            {orMissing(readablePhone(order.customer_phone ?? ''))}
          </p>
        </div>
      </td>
      <td className={cx(CELL, WIDE, 'w-3/5 max-w-0 max-md:row-start-3')}>
        <Contents items={order.items} />
        <p className={SMALL}>
          <bdi>{place.join(', ') || orMissing('')}</bdi> · {deliveryText(order)}
        </p>
      </td>
      <td className={cx(CELL, 'whitespace-nowrap text-slate-700 max-md:hidden')}>
        <p>{ageOf(order.order_date, now)}</p>
        <p className="text-slate-600 text-xs">
          <Day at={order.order_date} />
        </p>
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end font-semibold tabular-nums max-md:col-start-3 max-md:row-start-1',
        )}
      >
        {amountText(order.total)}
      </td>
      <td className="px-2 max-md:col-start-2 max-md:row-start-4 max-md:min-w-0 max-md:p-0">
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
