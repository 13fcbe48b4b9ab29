import type { ListedParcel, ParcelBatch } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/packing';
import { backOfficeAmount } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { ParcelBadge } from '../../parcels/parcel-badge';
import { ParcelNews } from '../../parcels/parcel-news';
import { receiverPlace } from '../../parcels/receiver-lines';

type BatchParcelsProps = {
  parcels: ParcelBatch['parcels'];
  /** who waits for them, by id; those that are missing come later, or are too many */
  listed: ReadonlyMap<number, ListedParcel> | undefined;
  onOpen: (id: number) => void;
};

const MINUTE_MS = 60_000;

/** The parcels of a batch. A click anywhere in a line opens its parcel. */
export function BatchParcels({ parcels, listed, onOpen }: BatchParcelsProps) {
  const now = useNow(MINUTE_MS);
  return (
    <ul
      aria-label={officePackingWords.parcels.caption}
      className="divide-y divide-slate-200 rounded-lg border border-slate-200 text-sm"
    >
      {parcels.map(({ id, order_id: order, state, tracking, cod_amount: dinars }) => (
        <li
          key={id}
          className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 hover:bg-slate-50 sm:grid-cols-[5rem_minmax(0,1fr)_9rem_auto]"
        >
          <button
            type="button"
            aria-label={officePackingWords.parcels.open(order)}
            onClick={() => onOpen(id)}
            className="w-fit cursor-pointer font-semibold text-blue-900 tabular-nums underline-offset-2 after:absolute after:inset-0 hover:underline"
          >
            #{order}
          </button>
          <span className="wrap-anywhere min-w-0 text-slate-900 max-sm:col-span-2 max-sm:row-start-2">
            <Receiver parcel={listed?.get(id)} />
            {tracking !== null && <bdi className="block text-slate-600 text-xs tabular-nums">{tracking}</bdi>}
          </span>
          <span className="max-sm:col-start-1 max-sm:row-start-3">
            <ParcelBadge state={state} />
          </span>
          <span className="whitespace-nowrap text-end tabular-nums max-sm:col-start-2 max-sm:row-start-1">
            {backOfficeAmount(dinars)}
          </span>
          {listed?.has(id) && (
            <span className="text-slate-600 text-xs max-sm:col-start-2 max-sm:row-start-3 sm:col-start-3 sm:row-start-2">
              <ParcelNews state={state} news_at={listed.get(id)?.news_at ?? ''} now={now} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Receiver({ parcel }: { parcel: ListedParcel | undefined }) {
  if (!parcel) return null;
  return (
    <>
      <bdi className="font-medium">{parcel.receiver.name}</bdi>{' '}
      <bdi className="text-slate-600 text-xs">{receiverPlace(parcel.receiver)}</bdi>
    </>
  );
}
