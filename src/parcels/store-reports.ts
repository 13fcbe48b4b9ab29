import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds, lockRows } from '@/database/locks';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { type Match, matchParcels } from './match-parcels';
import { type NewEvent, storeEvents } from './store-events';
import { adoptEvents, holdTrackings, trackingKey } from './tracking';

/** What a courier says about one of its parcels; '' for what it does not name. */
export type Report = { tracking: string; reference: string } & Pick<
  NewEvent,
  'key' | 'occurredAt' | 'state' | 'word' | 'source' | 'reason'
>;

type Reports = { courierId: number; reports: readonly Report[] };

/**
 * Finds the parcel of each report. A parcel that the courier names by its order takes the tracking number that comes along, with
 * whatever came under that number before.
 * @returns the parcels' ids in the order of the reports; null for a parcel that does not exist yet
 */
export async function matchReports(req: PayloadRequest, { courierId, reports }: Reports): Promise<(number | null)[]> {
  const found = await matchParcels(req, { courierId, entries: reports });
  const open = reports.filter(({ tracking }, index) => tracking !== '' && (found[index]?.isNewTracking ?? true));
  if (open.length === 0) return found.map((match) => match?.parcelId ?? null);
  await holdTrackings(req, { courierId, trackings: open.map(({ tracking }) => tracking) });
  // A number may have been entered before the lock was held.
  const matches = await matchParcels(req, { courierId, entries: reports });
  const trackingOf = await takeTrackings(req, { courierId, reports, matches });
  return matches.map((match, index) => {
    if (!match?.isNewTracking) return match?.parcelId ?? null;
    const isTaken = trackingOf.get(match.parcelId) === trackingKey(reports[index]?.tracking ?? '');
    return isTaken ? match.parcelId : null;
  });
}

/** @returns the number that each parcel took; of several for one parcel, the first */
async function takeTrackings(
  req: PayloadRequest,
  { courierId, reports, matches }: Reports & { matches: readonly (Match | null)[] },
): Promise<Map<number, string>> {
  const wanted = new Map<number, string>();
  const named = new Set<string>();
  matches.forEach((match, index) => {
    const tracking = reports[index]?.tracking ?? '';
    if (!match?.isNewTracking || wanted.has(match.parcelId) || named.has(trackingKey(tracking))) return;
    wanted.set(match.parcelId, tracking);
    named.add(trackingKey(tracking));
  });
  if (wanted.size === 0) return new Map();
  const owners = await executeInTransaction<{ order_id: number }>(
    req,
    sql`SELECT DISTINCT order_id FROM parcels WHERE id = ANY(${asIds([...wanted.keys()])})`,
  );
  await lockRows(
    req,
    'orders',
    owners.map(({ order_id }) => order_id),
  );
  const rows = storableJson([...wanted].map(([id, tracking]) => ({ id, tracking })));
  const taken = await executeInTransaction<{ id: number; tracking: string }>(
    req,
    sql`UPDATE parcels p SET tracking = t.tracking FROM jsonb_to_recordset(${rows}::jsonb) AS t (id int, tracking text)
        WHERE p.id = t.id AND p.tracking IS NULL RETURNING p.id, p.tracking`,
  );
  await adoptEvents(req, { courierId, parcels: taken });
  return new Map(taken.map(({ id, tracking }) => [id, trackingKey(tracking)]));
}

/** `stored`: how many were new; `parcelIds`: the parcels that have something new to apply. */
export type StoredReports = { stored: number; parcelIds: number[] };

export async function storeReports(
  req: PayloadRequest,
  { courierId, reports, parcelIds }: Reports & { parcelIds: readonly (number | null)[] },
): Promise<StoredReports> {
  const events = reports.map((report, index): NewEvent => {
    const { tracking, reference } = report;
    return {
      ...report,
      courierId,
      parcelId: parcelIds[index] ?? null,
      tracking: tracking || null,
      reference: reference || null,
      note: null,
    };
  });
  const stored = await storeEvents(req, events);
  return { stored: stored.length, parcelIds: stored.flatMap(({ parcelId }) => parcelId ?? []) };
}
