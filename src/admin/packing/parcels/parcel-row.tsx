import { cx } from '@/client/classes';
import type { Parcel } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/packing';
import { officeParcelPartWords } from '@/words/en/parcel-parts';
import { backOfficeAmount } from '../../lib/format';
import { ParcelBadge } from '../../parcels/parcel-badge';
import { Moment } from '../../ui/moment';

const words = officePackingWords.parcels;
const CELL = 'px-4 py-3 align-top max-md:p-0';

/** On a phone a card: number and amount; state; courier; tracking number and day. A click anywhere opens the parcel. */
export function ParcelRow({ parcel, onOpen }: { parcel: Parcel; onOpen: (id: number) => void }) {
  const { id, order_id: order, state, courier_word: word, tracking, handed_over_at: left } = parcel;
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
      <td className={cx(CELL, 'wrap-anywhere max-md:col-start-1 max-md:row-start-3')}>{parcel.courier_name}</td>
      <td className={cx(CELL, 'max-md:col-span-2 max-md:row-start-2')}>
        <ParcelBadge state={state} />{' '}
        {word !== null && (
          <span className="wrap-anywhere text-slate-600 text-xs">{officeParcelPartWords.word(word)}</span>
        )}
      </td>
      <td className={cx(CELL, 'wrap-anywhere text-slate-700 tabular-nums max-md:col-start-1 max-md:row-start-4')}>
        {tracking}
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end font-medium tabular-nums max-md:col-start-2 max-md:row-start-1',
        )}
      >
        {backOfficeAmount(parcel.cod_amount)}
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-slate-600 text-xs max-md:col-start-2 max-md:row-start-3 max-md:text-end',
        )}
      >
        {left !== null && <Moment at={left} />}
      </td>
    </tr>
  );
}
