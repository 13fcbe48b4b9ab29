'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedParcel, ParcelBatch } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import { failureText } from '../../api/failures';
import type { Flash } from '../../lib/flashes';
import { backOfficeAmount } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { ParcelBadge } from '../../parcels/parcel-badge';
import { ParcelNews } from '../../parcels/parcel-news';
import { changeParcel, refreshPacking } from '../../parcels/queries';
import { receiverPlace } from '../../parcels/receiver-lines';
import { BusyButton } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';

type BatchParcelsProps = {
  parcels: ParcelBatch['parcels'];
  /** who waits for them, by id; those that are missing come later, or are too many */
  listed: ReadonlyMap<number, ListedParcel> | undefined;
  /** those to be handed over; null: nothing waits any more */
  ticked: ReadonlySet<number> | null;
  onTick: (id: number, isTicked: boolean) => void;
  onFlash: (flash: Flash) => void;
  onOpen: (id: number) => void;
};

const MINUTE_MS = 60_000;

/** The parcels of a batch. A click anywhere in a line opens its parcel. */
export function BatchParcels({ parcels, listed, ticked, onTick, onFlash, onOpen }: BatchParcelsProps) {
  const now = useNow(MINUTE_MS);
  return (
    <ul
      aria-label={officePackingWords.parcels.caption}
      className="divide-y divide-slate-200 rounded-lg border border-slate-200 text-sm"
    >
      {parcels.map(({ id, order_id: order, state, tracking, cod_amount: dinars }) => (
        <li
          key={id}
          className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 hover:bg-slate-50 sm:grid-cols-[7rem_minmax(0,1fr)_8rem_auto_6rem]"
        >
          <span className="flex items-center gap-1">
            {ticked !== null && state === 'created' && (
              <span className="relative z-10">
                <Checkbox
                  label={officePackingWords.handOver.tick(order)}
                  checked={ticked.has(id)}
                  onChange={({ target }) => onTick(id, target.checked)}
                />
              </span>
            )}
            <button
              type="button"
              aria-label={officePackingWords.parcels.open(order)}
              onClick={() => onOpen(id)}
              className="w-fit cursor-pointer font-semibold text-blue-900 tabular-nums underline-offset-2 after:absolute after:inset-0 hover:underline"
            >
              #{order}
            </button>
          </span>
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
          <span className="relative z-10 text-end max-sm:col-start-2 max-sm:row-start-4 max-sm:empty:hidden">
            {state === 'created' && <TakeOut parcel={id} order={order} onFlash={onFlash} />}
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

type TakeOutProps = { parcel: number; order: number; onFlash: (flash: Flash) => void };

/** Takes one parcel out of its batch. Nothing is asked: the order waits to be packed, and can be put into another batch. */
function TakeOut({ parcel, order, onFlash }: TakeOutProps) {
  const client = useQueryClient();
  const words = officePackingWords.batches;
  const taking = useMutation({
    mutationFn: () => changeParcel({ id: parcel, changes: { state: 'cancelled' }, from: { state: 'created' } }),
    onSuccess: () => onFlash({ kind: 'success', text: words.takenOut(order) }),
    onError: (error) => onFlash({ kind: 'error', text: failureText(words.takeOutFailed, error) }),
    onSettled: () => void refreshPacking(client),
  });
  return (
    <BusyButton
      size="sm"
      className="whitespace-nowrap"
      isBusy={taking.isPending}
      aria-label={words.takeOutOf(order)}
      onClick={() => taking.mutate()}
    >
      {words.takeOut}
    </BusyButton>
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
