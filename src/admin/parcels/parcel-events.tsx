import type { Parcel } from '@/contract/admin/parcels';
import { officeParcelPartWords } from '@/words/en/orders/parcel-parts';
import { Moment } from '../ui/moment';
import { ParcelBadge } from './parcel-badge';

const words = officeParcelPartWords;

/** Everything that was reported about a parcel, oldest first. @param label of the list */
export function ParcelEvents({ events, label }: { events: Parcel['events']; label: string }) {
  if (events.length === 0) return <p className="text-slate-600 text-sm">{words.noEvents}</p>;
  return (
    <ol aria-label={label} className="divide-y divide-slate-200 text-sm">
      {events.map(({ at, state, word, source, by, reason, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and two may be the same in all they say
        <li key={index} className="grid gap-1 py-2">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <ParcelBadge state={state} />
            {word !== null && <span className="wrap-anywhere">{words.word(word)}</span>}
            <span className="text-slate-600 text-xs">
              <Moment at={at} /> · {words.sources[source]}
              {by !== null && ` · ${words.by(by)}`}
            </span>
          </div>
          {reason && (
            <p dir="auto" className="wrap-anywhere text-slate-700">
              {reason}
            </p>
          )}
          {note && (
            <p dir="auto" className="wrap-anywhere text-slate-700">
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
