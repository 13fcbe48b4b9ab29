'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { tabPath } from '@/domain/back-office-tabs';
import { officePackingWords } from '@/words/en/orders/packing';
import type { Flash, Shown } from '../../lib/flashes';
import { backOfficeAmount } from '../../lib/format';
import { FlashBanners } from '../../ui/flash-banners';
import { QueryStates } from '../../ui/load-states';
import { Modal } from '../../ui/modal';
import { Moment } from '../../ui/moment';
import { Facts } from '../facts';
import { batchQuery, listedOfBatchQuery } from '../queries';
import { BatchLeft } from './batch-left';
import { BatchParcels } from './batch-parcels';
import { collectedBy, goingOf } from './batch-sums';
import { HandOver } from './hand-over';
import { Papers } from './papers';
import { Strays } from './strays';

type BatchDialogProps = {
  id: number;
  flashes: readonly Shown<Flash>[];
  onFlash: (flash: Flash) => void;
  /** parcels that were scanned or ticked to be handed over */
  ticked: ReadonlySet<number>;
  onTick: (parcel: number, isTicked: boolean) => void;
  /** scanned labels that tick nothing, in words */
  strays: readonly string[];
  onDismissStrays: () => void;
  onOpenParcel: (id: number) => void;
  onClose: () => void;
};

const words = officePackingWords.batches;

/** A batch: what is printed for it, its hand-over, and its parcels. */
export function BatchDialog(props: BatchDialogProps) {
  const { id, flashes, onFlash, ticked, onTick, strays, onDismissStrays, onOpenParcel, onClose } = props;
  const query = useQuery(batchQuery(id));
  const { data: batch } = query;
  const listed = useQuery(listedOfBatchQuery(id));
  const going = batch ? goingOf(batch.parcels) : [];
  const waiting = going.filter(({ state }) => state === 'created');
  const only = waiting.filter((parcel) => ticked.has(parcel.id)).map((parcel) => parcel.id);
  return (
    <Modal
      title={words.name(id)}
      width="lg"
      isFullOnPhone
      onClose={onClose}
      footer={
        batch &&
        batch.handed_over_at === null &&
        going.length > 0 && (
          <>
            <Strays strays={strays} onDismiss={onDismissStrays} />
            <HandOver
              batch={batch}
              waiting={waiting.length || going.length}
              only={only}
              onFlash={onFlash}
              onDone={onDismissStrays}
            />
          </>
        )
      }
    >
      <FlashBanners flashes={flashes} />
      <QueryStates query={query} failure={words.failed} />
      {batch && (
        <div className="grid gap-6">
          <Facts
            facts={[
              [words.columns.courier, batch.courier_name],
              [words.columns.parcels, going.length],
              [words.columns.amount, backOfficeAmount(collectedBy(batch.parcels))],
              [
                words.columns.made,
                <span key="made">
                  <Moment at={batch.created_at} /> {words.by(batch.by)}
                </span>,
              ],
              [words.columns.left, <BatchLeft key="left" batch={batch} />],
            ]}
          />
          {going.length > 0 && <Papers batch={id} onFlash={onFlash} />}
          <section aria-labelledby="batch-parcels">
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 id="batch-parcels" className="font-semibold text-base">
                {officePackingWords.parcels.caption}
              </h3>
              <Link
                href={`${tabPath('packing')}&view=parcels&of=${id}`}
                prefetch={false}
                className="text-blue-900 text-sm underline underline-offset-2 hover:no-underline"
              >
                {words.inList}
              </Link>
            </div>
            {batch.handed_over_at === null && waiting.length > 1 && (
              <p className="mb-2 text-slate-600 text-sm">{officePackingWords.handOver.scan}</p>
            )}
            <BatchParcels
              parcels={batch.parcels}
              listed={listed.data}
              ticked={batch.handed_over_at === null ? ticked : null}
              onTick={onTick}
              onFlash={onFlash}
              onOpen={onOpenParcel}
            />
          </section>
        </div>
      )}
    </Modal>
  );
}
