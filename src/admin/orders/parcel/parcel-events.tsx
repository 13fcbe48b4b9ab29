'use client';

import { useQuery } from '@tanstack/react-query';
import type { Parcel } from '@/contract/admin/parcels';
import { officeOrderParcelWords } from '@/words/en/order-desk';
import { officeOrderScreenWords } from '@/words/en/order-screens';
import { Moment } from '../../ui/moment';
import { failureOf } from '../failures';
import { ParcelBadge } from './parcel-badge';
import { parcelQuery } from './queries';

/** Everything that was reported about a parcel, oldest first. */
export function ParcelEvents({ id }: { id: number }) {
  const { data, error } = useQuery(parcelQuery(id));
  if (!data) {
    return (
      <p role="status" className={error ? 'text-red-800 text-sm' : 'text-slate-600 text-sm'}>
        {error ? failureOf(officeOrderParcelWords.loadAction, error) : officeOrderParcelWords.loadEvents}
      </p>
    );
  }
  if (data.events.length === 0) return <p className="text-slate-600 text-sm">{officeOrderParcelWords.noEvents}</p>;
  return (
    <ol aria-label={officeOrderParcelWords.events} className="grid gap-3 text-sm">
      {data.events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added, and two may be of one moment
        <li key={index} className="min-w-0">
          <ParcelBadge state={event.state} />{' '}
          <span className="text-slate-700">
            {officeOrderScreenWords.by(event.by ?? officeOrderParcelWords.by[event.source])}
          </span>
          <Texts event={event} />
          <p className="text-slate-600 text-xs">
            <Moment at={event.at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Texts({ event: { word, reason, note } }: { event: Parcel['events'][number] }) {
  const said = word === null ? null : officeOrderParcelWords.courierWord(word);
  const texts = [said, reason, note].filter((text) => text !== null && text !== '');
  return texts.length === 0 ? null : <p className="break-words text-slate-900">{texts.join(' · ')}</p>;
}
