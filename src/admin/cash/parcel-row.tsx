import Link from 'next/link';
import { cx } from '@/client/classes';
import type { ListedCashParcel } from '@/contract/admin/cash';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { officeParcelPartWords } from '@/words/en/orders/parcel-parts';
import { backOfficeAmount } from '../lib/format';
import { orderPath } from '../lib/paths';
import { ageOf } from '../orders/order-age';
import { ReceiverName, receiverPlace } from '../parcels/receiver-lines';
import { Button } from '../ui/button';
import { Day, Moment } from '../ui/moment';

const words = officeCashScreenWords.parcels;

/** On a phone a card: order and amount; customer; courier and tracking number; hand-over and age; buttons. */
const ROW =
  'hover:bg-slate-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:p-4';
const CELL = 'px-4 py-3 align-top max-md:p-0';

type ParcelRowProps = { parcel: ListedCashParcel; now: Date; onCollect: () => void; onAdjust: () => void };

export function ParcelRow({ parcel, now, onCollect, onAdjust }: ParcelRowProps) {
  const { order_id: order, outstanding, expected } = parcel;
  return (
    <tr className={ROW}>
      <td className={cx(CELL, 'whitespace-nowrap max-md:col-start-1 max-md:row-start-1')}>
        <Link
          href={orderPath(order)}
          prefetch={false}
          aria-label={words.orderNumber(order)}
          className="font-medium text-blue-900 tabular-nums underline-offset-2 hover:underline"
        >
          #{order}
        </Link>
      </td>
      <td className={cx(CELL, 'wrap-anywhere w-1/4 max-md:col-span-2 max-md:row-start-2 max-md:w-auto')}>
        <ReceiverName receiver={parcel.receiver} />
        <bdi className="block text-slate-600 text-xs">{receiverPlace(parcel.receiver)}</bdi>
      </td>
      <td className={cx(CELL, 'wrap-anywhere w-1/4 max-md:col-span-2 max-md:row-start-3 max-md:w-auto')}>
        <bdi className="font-medium">{parcel.courier_name}</bdi>
        <span className="block text-slate-600 text-xs">{parcel.tracking ?? words.noTracking}</span>
      </td>
      <td className={cx(CELL, 'text-slate-700 text-xs max-md:col-start-1 max-md:row-start-4')}>
        {parcel.handed_over_at === null ? words.notHandedOver : <Moment at={parcel.handed_over_at} />}
        {parcel.delivered_at === null && (
          <span className="block">{officeParcelPartWords.lastNews(ageOf(parcel.news_at, now) ?? '')}</span>
        )}
        {parcel.delivered_at !== null && (
          <span className="block text-green-800">
            {words.delivered} <Day at={parcel.delivered_at} />
          </span>
        )}
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end tabular-nums max-md:col-start-2 max-md:row-start-4 max-md:text-xs',
        )}
      >
        {parcel.days !== null && officeCashScreenWords.days(parcel.days)}
      </td>
      <td className={cx(CELL, 'whitespace-nowrap text-end tabular-nums max-md:col-start-2 max-md:row-start-1')}>
        <span className="font-semibold">{backOfficeAmount(outstanding)}</span>
        {outstanding !== expected && (
          <span className="block text-slate-600 text-xs">{words.expected(backOfficeAmount(expected))}</span>
        )}
      </td>
      <td className={cx(CELL, 'max-md:col-span-2 max-md:row-start-5 max-md:pt-1')}>
        <div className="flex justify-end gap-2 max-md:justify-start">
          {outstanding > 0 && (
            <Button size="sm" aria-label={words.collectNamed(order)} onClick={onCollect}>
              {words.collect}
            </Button>
          )}
          <Button size="sm" aria-label={words.adjustNamed(order)} onClick={onAdjust}>
            {words.adjust}
          </Button>
        </div>
      </td>
    </tr>
  );
}
