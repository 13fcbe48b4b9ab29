'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type ReactNode, useId, useState } from 'react';
import type { Parcel } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import type { Flash, Shown } from '../../lib/flashes';
import { backOfficeAmount } from '../../lib/format';
import { batchPath, orderPath } from '../../lib/paths';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { ParcelBadge } from '../../parcels/parcel-badge';
import { ParcelEvents } from '../../parcels/parcel-events';
import { ParcelForm } from '../../parcels/parcel-form';
import { parcelQuery } from '../../parcels/queries';
import { DiscardQuestion } from '../../ui/confirm';
import { FlashBanners } from '../../ui/flash-banners';
import { QueryStates } from '../../ui/load-states';
import { Modal } from '../../ui/modal';
import { Moment } from '../../ui/moment';
import { isMissing, NoSuchEntry } from '../../ui/no-such-entry';
import { Facts } from '../facts';
import { ParcelReturn } from './parcel-return';

type ParcelDialogProps = {
  id: number;
  flashes: readonly Shown<Flash>[];
  onFlash: (flash: Flash) => void;
  /** something was typed that is not saved */
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
  /** @param above history entries above the dialog's own */
  onClose: (above?: number) => void;
};

const words = officePackingWords.parcel;
const LINK = 'text-blue-900 underline underline-offset-2 hover:no-underline';

/** A parcel: where it is, what the courier said, what a person corrects, and its return. */
export function ParcelDialog({ id, flashes, onFlash, isDirty, onDirty, onClose }: ParcelDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const endGuard = useLeaveGuard({ isDirty, onAsk: () => setIsAsking(true), onLeave: () => onClose() });
  const leave = () => onClose(endGuard());
  const query = useQuery(parcelQuery(id));
  const { data: parcel } = query;
  return (
    <>
      <Modal
        title={parcel ? words.title(parcel.order_id) : officePackingWords.title}
        width="lg"
        isFullOnPhone
        onClose={() => (isDirty ? setIsAsking(true) : leave())}
      >
        <FlashBanners flashes={flashes} />
        {isMissing(query.error) ? (
          <NoSuchEntry text={words.unknown} backLabel={words.toParcels} onBack={leave} />
        ) : (
          <QueryStates query={query} failure={words.failed} />
        )}
        {parcel && (
          <div className="grid gap-6">
            <ParcelFacts parcel={parcel} />
            <ParcelReturn parcel={parcel} onFlash={onFlash} />
            <Part title={words.edit}>
              <ParcelForm
                parcel={parcel}
                onSaved={() => onFlash({ kind: 'success', text: words.saved })}
                onDirty={onDirty}
              />
            </Part>
            <Part title={words.history}>
              <ParcelEvents events={parcel.events} label={words.history} />
            </Part>
          </div>
        )}
      </Modal>
      {isAsking && <DiscardQuestion onDiscard={leave} onKeep={() => setIsAsking(false)} />}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-semibold text-base">
        {title}
      </h3>
      {children}
    </section>
  );
}

function ParcelFacts({ parcel }: { parcel: Parcel }) {
  const { order_id: order, batch_id: batch, courier_word: word, handed_over_at: left } = parcel;
  return (
    <Facts
      facts={[
        [words.facts.state, <ParcelBadge key="state" state={parcel.state} />],
        [words.facts.word, word ?? officePackingWords.blank],
        [words.facts.courier, parcel.courier_name],
        [
          officePackingWords.choose.columns.order,
          <Link key="order" href={orderPath(order)} prefetch={false} className={LINK}>
            {officePackingWords.order(order)}
          </Link>,
        ],
        [
          words.facts.batch,
          <Link key="batch" href={batchPath(batch)} prefetch={false} className={LINK}>
            {officePackingWords.batches.name(batch)}
          </Link>,
        ],
        [words.facts.amount, backOfficeAmount(parcel.cod_amount)],
        [words.facts.left, left === null ? officePackingWords.blank : <Moment key="left" at={left} />],
      ]}
    />
  );
}
