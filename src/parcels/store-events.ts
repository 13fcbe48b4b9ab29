/** Stores what was reported about parcels. Each event counts once, by its key. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import type { EventSource } from '@/domain/parcels/state-of';
import type { ParcelState } from '@/domain/parcels/states';

export type NewEvent = {
  courierId: number;
  /** null: no parcel has its tracking number yet */
  parcelId: number | null;
  tracking: string | null;
  reference: string | null;
  /** identifies the event among its courier's; null: no other is the same */
  key: string | null;
  /** milliseconds since 1970; null: now, and later than everything that is known of the parcel, so that it counts */
  occurredAt: number | null;
  state: ParcelState;
  word: string | null;
  source: EventSource;
  reason: string | null;
  note: string | null;
};

/** What an event of a person leaves out. */
export const BY_PERSON = {
  tracking: null,
  reference: null,
  key: null,
  occurredAt: null,
  word: null,
  source: 'person',
  reason: null,
  note: null,
} as const satisfies Partial<NewEvent>;

/**
 * An event that is known already stays as it is, unless its word was unknown and the courier's profile has it by now.
 * @returns the keys and parcels of those that are new or now understood
 */
export function storeEvents(
  req: PayloadRequest,
  events: readonly NewEvent[],
): Promise<{ key: string | null; parcelId: number | null }[]> {
  const once = withoutRepetitions(events);
  if (once.length === 0) return Promise.resolve([]);
  return executeInTransaction(
    req,
    sql`INSERT INTO parcel_events (courier_id, parcel_id, tracking, reference, event_key, occurred_at, state, word, source, by, by_id,
          reason, note)
        SELECT e."courierId", e."parcelId", e.tracking, e.reference, e.key,
          coalesce(to_timestamp(e."occurredAt" / 1000), greatest(
            date_trunc('milliseconds', clock_timestamp()),
            (SELECT max(known.occurred_at) + interval '1 millisecond' FROM parcel_events known WHERE known.parcel_id = e."parcelId")
          )),
          e.state, e.word, e.source, ${req.user?.username ?? null}, ${req.user?.id ?? null}::int, e.reason, e.note
        FROM jsonb_to_recordset(${storableJson(once)}::jsonb) AS e ("courierId" int, "parcelId" int, tracking text, reference text,
          key text, "occurredAt" float8, state text, word text, source text, reason text, note text)
        ON CONFLICT (courier_id, event_key) DO UPDATE SET state = excluded.state, applied_at = NULL
          WHERE parcel_events.state = 'unknown' AND excluded.state <> 'unknown'
        RETURNING event_key AS key, parcel_id AS "parcelId"`,
  );
}

/** A message may hold an event twice, which one statement cannot store. */
function withoutRepetitions(events: readonly NewEvent[]): NewEvent[] {
  const keys = new Set<string>();
  return events.filter(({ key }) => {
    if (key === null) return true;
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}
