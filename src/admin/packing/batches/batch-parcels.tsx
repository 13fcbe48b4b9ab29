import type { ParcelBatch } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/packing';
import { backOfficeAmount } from '../../lib/format';
import { ParcelBadge } from '../../parcels/parcel-badge';

type BatchParcelsProps = { parcels: ParcelBatch['parcels']; onOpen: (id: number) => void };

/** The parcels of a batch. A click anywhere in a line opens its parcel. */
export function BatchParcels({ parcels, onOpen }: BatchParcelsProps) {
  return (
    <ul
      aria-label={officePackingWords.parcels.caption}
      className="divide-y divide-slate-200 rounded-lg border border-slate-200 text-sm"
    >
      {parcels.map(({ id, order_id: order, state, tracking, cod_amount: dinars }) => (
        <li
          key={id}
          className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 hover:bg-slate-50 sm:grid-cols-[6rem_9rem_minmax(0,1fr)_auto]"
        >
          <button
            type="button"
            aria-label={officePackingWords.parcels.open(order)}
            onClick={() => onOpen(id)}
            className="w-fit cursor-pointer font-semibold text-blue-900 tabular-nums underline-offset-2 after:absolute after:inset-0 hover:underline"
          >
            #{order}
          </button>
          <span className="max-sm:col-start-1 max-sm:row-start-2">
            <ParcelBadge state={state} />
          </span>
          <span className="wrap-anywhere min-w-0 text-slate-600 tabular-nums max-sm:col-span-2 max-sm:empty:hidden">
            {tracking}
          </span>
          <span className="whitespace-nowrap text-end tabular-nums max-sm:col-start-2 max-sm:row-start-1">
            {backOfficeAmount(dinars)}
          </span>
        </li>
      ))}
    </ul>
  );
}
