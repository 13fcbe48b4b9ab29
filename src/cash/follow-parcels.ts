import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { type Closure, entriesFor, type StandingEntry } from '@/domain/cash/follow-parcel';
import { lockCash } from './lock-cash';
import { recordMoves } from './record-moves';
import { IS_FINAL, writeEntries } from './write-entries';

/**
 * Brings the cash of parcels up to date with where they are, in the transaction that moved them: expected once they are handed
 * over, closed once they came back by decision or were sent again, were cancelled or lost. The caller has locked the parcels and written their state.
 * Repeated, it changes nothing.
 */
export async function followParcels(req: PayloadRequest, parcelIds: readonly number[]): Promise<void> {
  // A parcel that never left the shop has no cash to lock.
  const moved = (await readParcels(req, parcelIds)).filter(isToFollow).map(({ id }) => id);
  if (moved.length === 0) return;
  await lockCash(req, { parcelIds: moved });
  // The outstanding amount may have changed until the lock.
  const parcels = await readParcels(req, moved);
  const entries = parcels.flatMap(({ id, ...parcel }) =>
    entriesFor(parcel).map((entry) => ({ ...entry, parcelId: id })),
  );
  await recordMoves(req, await writeEntries(req, entries));
  await executeInTransaction(
    req,
    sql`UPDATE cash_parcels c SET handed_over_at = p.handed_over_at, is_final = ${IS_FINAL} FROM parcels p
        WHERE p.id = ANY(${asIds(moved)}) AND c.parcel_id = p.id AND ${IS_OUTDATED}`,
  );
}

const IS_OUTDATED = sql`(c.handed_over_at, c.is_final) IS DISTINCT FROM (p.handed_over_at, ${IS_FINAL})`;

function isToFollow({ isOutdated, ...parcel }: ParcelRow): boolean {
  return isOutdated || entriesFor(parcel).length > 0;
}

type ParcelRow = {
  id: number;
  due: number;
  isHandedOver: boolean;
  closure: Closure | null;
  outstanding: number;
  standing: StandingEntry[];
  /** the ledger knows another moment of the hand-over, or another end */
  isOutdated: boolean;
};

function readParcels(req: PayloadRequest, ids: readonly number[]): Promise<ParcelRow[]> {
  return executeInTransaction<ParcelRow>(
    req,
    sql`SELECT p.id, p.cod_centimes::float8 AS due, p.handed_over_at IS NOT NULL AS "isHandedOver",
          c.parcel_id IS NOT NULL AND ${IS_OUTDATED} AS "isOutdated",
          CASE WHEN p.state IN ('cancelled', 'lost') OR p.state = 'returned' AND (r.parcel_id IS NOT NULL OR NOT p.is_current)
            THEN p.state END AS closure,
          coalesce(c.outstanding, 0)::float8 AS outstanding,
          coalesce((
            SELECT json_agg(json_build_object('id', e.id, 'cause', e.cause, 'centimes', e.centimes) ORDER BY e.id)
            FROM cash_entries e
            WHERE e.parcel_id = p.id AND e.cause IN ('hand-over', 'returned', 'cancelled', 'lost') AND e.reverses IS NULL
              AND NOT EXISTS (SELECT FROM cash_entries r WHERE r.reverses = e.id)
          ), '[]') AS standing
        FROM parcels p LEFT JOIN parcel_returns r ON r.parcel_id = p.id LEFT JOIN cash_parcels c ON c.parcel_id = p.id
        WHERE p.id = ANY(${asIds(ids)}) ORDER BY p.id`,
  );
}
