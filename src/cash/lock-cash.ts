import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds, keepRows, lockRows } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';

/**
 * Locks the cash of these parcels' couriers, after the parcels themselves: the last locks that a transaction takes. Entries refer to
 * their parcels, so a transaction that holds one must not wait for the courier's cash while this one waits for the parcel.
 * @param courierId one more courier
 */
export async function lockCash(
  req: PayloadRequest,
  { parcelIds, courierId }: { parcelIds: readonly number[]; courierId?: number },
): Promise<void> {
  await keepRows(req, 'parcels', parcelIds);
  const couriers = sql`SELECT courier_id FROM parcels WHERE id = ANY(${asIds(parcelIds)})
    UNION SELECT ${courierId ?? null}::int WHERE ${courierId ?? null}::int IS NOT NULL`;
  await executeInTransaction(
    req,
    sql`INSERT INTO cash_couriers (courier_id) SELECT courier_id FROM (${couriers}) c ORDER BY courier_id
        ON CONFLICT DO NOTHING`,
  );
  await lockRows(req, 'cash_couriers', sql`courier_id IN (${couriers})`);
}
