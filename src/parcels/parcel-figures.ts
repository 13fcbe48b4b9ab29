/**
 * Parcels by courier and state, without counting every parcel each time: the table parcel_figures holds changes that are summed
 * (docs/decisions/0015 says why). `is_current` tells an order's present parcel from earlier ones.
 */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Database } from '@/database/database';
import { executeInTransaction } from '@/database/transaction';
import type { ParcelState } from '@/domain/parcels/states';

export type Counted = { courierId: number; state: ParcelState; isCurrent: boolean };

/** Appends parcels that come to be counted (+1) or no longer are (-1), in the transaction that writes them. */
export async function recordParcels(
  req: PayloadRequest,
  changes: readonly (Counted & { sign: 1 | -1 })[],
): Promise<void> {
  if (changes.length === 0) return;
  await executeInTransaction(
    req,
    sql`INSERT INTO parcel_figures (courier_id, state, is_current, parcels)
        SELECT "courierId", state, "isCurrent", sum(sign) FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          AS c ("courierId" int, state text, "isCurrent" boolean, sign int)
        GROUP BY 1, 2, 3 HAVING sum(sign) <> 0`,
  );
}

/** Folds the rows of a courier and a state into one. One statement: no reader sees it half done. */
export const FOLD_PARCEL_FIGURES = `WITH gone AS (
    DELETE FROM parcel_figures WHERE (courier_id, state, is_current) IN (
      SELECT courier_id, state, is_current FROM parcel_figures GROUP BY 1, 2, 3 HAVING count(*) > 1
    ) RETURNING *
  )
  INSERT INTO parcel_figures (courier_id, state, is_current, parcels)
  SELECT courier_id, state, is_current, sum(parcels) FROM gone GROUP BY 1, 2, 3 HAVING sum(parcels) <> 0`;

/** @param courierId null for all @param states null for all */
export async function countParcels(
  db: Database,
  {
    courierId,
    states,
    ofOrders = false,
  }: { courierId: number | null; states: readonly string[] | null /** only current ones */; ofOrders?: boolean },
): Promise<number> {
  const { rows } = await db.query<{ parcels: number }>({
    name: 'count-parcels',
    text: `SELECT coalesce(sum(parcels), 0)::int AS parcels FROM parcel_figures
           WHERE ($1::int IS NULL OR courier_id = $1) AND ($2::text[] IS NULL OR state = ANY($2)) AND (NOT $3 OR is_current)`,
    values: [courierId, states, ofOrders],
  });
  return rows[0]?.parcels ?? 0;
}
