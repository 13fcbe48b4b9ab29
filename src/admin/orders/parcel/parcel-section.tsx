'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeOrderParcelWords } from '@/words/en/orders/order-desk';
import { officeParcelWords } from '@/words/en/orders/parcels';
import { wasFormOpen } from '../../drafts/use-draft';
import { parcelPath } from '../../lib/paths';
import { ParcelBadge } from '../../parcels/parcel-badge';
import { ParcelEvents } from '../../parcels/parcel-events';
import { ParcelForm, parcelDraft } from '../../parcels/parcel-form';
import { parcelQuery } from '../../parcels/queries';
import { Button, linkButton } from '../../ui/button';
import { LongMoment } from '../../ui/moment';
import { Fact, Section } from '../dialog/section';
import { failureOf } from '../failures';
import { amountText } from '../order-view';
import { ParcelEnd } from './parcel-end';

/** Where the box of an order is: courier, state, tracking number and what was reported. */
export function ParcelSection({ order }: { order: AdminOrder }) {
  const { parcel } = order;
  const [isEditing, setIsEditing] = useState(() => parcel !== null && wasFormOpen(parcelDraft(parcel)));
  if (parcel === null) {
    return (
      <Section title={officeOrderParcelWords.title}>
        <p className="text-slate-600 text-sm">{officeOrderParcelWords.none}</p>
      </Section>
    );
  }
  const { state, courier_word: word, note, handed_over_at: handedOver } = parcel;
  const isOwnWord = word !== null && word.toLowerCase() !== officeParcelWords.states[state];
  return (
    <Section title={officeOrderParcelWords.title}>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={officeOrderParcelWords.courier}>{parcel.courier_name}</Fact>
        <Fact name={officeOrderParcelWords.state}>
          <ParcelBadge state={state} />
          {isOwnWord && (
            <span className="mt-1 block text-slate-700 text-xs">{officeOrderParcelWords.courierWord(word)}</span>
          )}
        </Fact>
        <Fact name={officeOrderParcelWords.tracking}>
          <span className="tabular-nums">{parcel.tracking ?? officeOrderParcelWords.noTracking}</span>
        </Fact>
        <Fact name={officeOrderParcelWords.toCollect}>{amountText(parcel.cod_amount)}</Fact>
        <Fact name={officeOrderParcelWords.handedOver}>
          {handedOver === null ? officeOrderParcelWords.notHandedOver : <LongMoment at={handedOver} />}
        </Fact>
        {note && <Fact name={officeOrderParcelWords.note}>{note}</Fact>}
      </dl>
      <ParcelEnd order={order} parcel={parcel} />
      {isEditing ? (
        <div className="mt-4 border-slate-200 border-t pt-4">
          <ParcelForm parcel={parcel} onSaved={() => setIsEditing(false)} onCancel={() => setIsEditing(false)} />
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={() => setIsEditing(true)}>
            {officeOrderParcelWords.update}
          </Button>
          <Link href={parcelPath(parcel.id)} prefetch={false} className={linkButton({ variant: 'ghost', size: 'sm' })}>
            {officeOrderParcelWords.openInPacking}
          </Link>
        </div>
      )}
      <h4 className="mt-4 mb-2 font-medium text-slate-900 text-sm">{officeOrderParcelWords.events}</h4>
      <ReportedEvents parcelId={parcel.id} />
    </Section>
  );
}

function ReportedEvents({ parcelId }: { parcelId: number }) {
  const { data, error } = useQuery(parcelQuery(parcelId));
  if (data) return <ParcelEvents events={data.events} label={officeOrderParcelWords.events} />;
  return (
    <p role="status" className={error ? 'text-red-800 text-sm' : 'text-slate-600 text-sm'}>
      {error ? failureOf(officeOrderParcelWords.loadAction, error) : officeOrderParcelWords.loadEvents}
    </p>
  );
}
