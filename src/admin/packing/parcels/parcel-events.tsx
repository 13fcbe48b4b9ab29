import type { Parcel } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/packing';
import { ParcelBadge } from '../../orders/parcel/parcel-badge';
import { Moment } from '../../ui/moment';

const words = officePackingWords.parcel;

/** Everything that was reported of a parcel, the latest first, in the courier's words beside ours. */
export function ParcelEvents({ events }: { events: Parcel['events'] }) {
  return (
    <section aria-labelledby="parcel-events">
      <h3 id="parcel-events" className="mb-2 font-semibold text-base">
        {words.history}
      </h3>
      {events.length === 0 && <p className="text-slate-600 text-sm">{words.noHistory}</p>}
      <ol aria-labelledby="parcel-events" className="divide-y divide-slate-200 text-sm">
        {events.toReversed().map(({ at, state, word, source, by, reason, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and several may share a moment
          <li key={index} className="grid gap-1 py-2">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <ParcelBadge state={state} />
              {word !== null && <span className="wrap-anywhere">{officePackingWords.parcels.word(word)}</span>}
              <span className="text-slate-600 text-xs">
                <Moment at={at} /> · {words.sources[source]} {by !== null && words.by(by)}
              </span>
            </div>
            {[reason, note].map(
              (text) =>
                text && (
                  <p key={text} className="wrap-anywhere text-slate-700">
                    {text}
                  </p>
                ),
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
