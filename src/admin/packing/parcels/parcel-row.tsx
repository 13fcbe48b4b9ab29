import { cx } from '@/client/classes';
import type { ListedParcel } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import { officeParcelPartWords } from '@/words/en/orders/parcel-parts';
import { backOfficeAmount } from '../../lib/format';
import { ParcelBadge } from '../../parcels/parcel-badge';
import { ParcelNews } from '../../parcels/parcel-news';
import { ReceiverName, receiverPlace } from '../../parcels/receiver-lines';

const words = officePackingWords.parcels;
const CELL = 'px-2 py-2 align-top max-md:p-0';
const SMALL = 'wrap-anywhere block text-slate-600 text-xs';

type ParcelRowProps = { parcel: ListedParcel; now: Date; onOpen: (id: number) => void };

/** On a phone a card: number and amount; customer; destination and news; state and courier. A click anywhere opens the parcel. */
export function ParcelRow({ parcel, now, onOpen }: ParcelRowProps) {
  const { id, order_id: order, state, courier_word: word, tracking, receiver } = parcel;
  return (
    <tr className="relative hover:bg-slate-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:p-4">
      <td className={CELL}>
        <button
          type="button"
          aria-label={words.open(order)}
          onClick={() => onOpen(id)}
          className="cursor-pointer font-semibold text-blue-900 tabular-nums underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          #{order}
        </button>
      </td>
      <td className={cx(CELL, 'wrap-anywhere max-md:col-start-1 max-md:row-start-2')}>
        <ReceiverName receiver={receiver} />
      </td>
      <td className={cx(CELL, 'wrap-anywhere text-slate-900 max-md:col-start-1 max-md:row-start-3')}>
        <bdi>{receiverPlace(receiver)}</bdi>
      </td>
      <td className={cx(CELL, 'max-md:col-span-2 max-md:row-start-4')}>
        <ParcelBadge state={state} />{' '}
        {word !== null && (
          <bdi className="wrap-anywhere text-slate-600 text-xs">{officeParcelPartWords.word(word)}</bdi>
        )}
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-slate-700 max-md:col-start-2 max-md:row-start-3 max-md:text-end max-md:text-xs',
        )}
      >
        <ParcelNews state={state} news_at={parcel.news_at} now={now} />
      </td>
      <td className={cx(CELL, 'wrap-anywhere max-md:col-span-2 max-md:row-start-5')}>
        <bdi>{parcel.courier_name}</bdi>
        {tracking !== null && <bdi className={cx(SMALL, 'tabular-nums')}>{tracking}</bdi>}
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end font-medium tabular-nums max-md:col-start-2 max-md:row-start-1',
        )}
      >
        {backOfficeAmount(parcel.cod_amount)}
      </td>
    </tr>
  );
}
