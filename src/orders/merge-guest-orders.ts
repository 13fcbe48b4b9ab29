import type { Payload } from 'payload';
import type { Database } from '@/database/database';

/**
 * A guest's orders become the account's, once: the guest id is erased from them, so that it is worth nothing afterwards.
 * Orders that belong to an account, this one's or another's, are never touched.
 * @returns how many became the account's just now
 */
export async function mergeGuestOrders(
  { db }: Payload,
  { accountId, guestId }: { accountId: number; guestId: string },
): Promise<number> {
  const { rowCount } = await (db.pool as Database).query(
    // Locked by id, as the back office locks a selection (docs/decisions/0008).
    `UPDATE orders SET account_id = $1, guest_id = NULL, updated_at = now()
     WHERE id IN (SELECT id FROM orders WHERE guest_id = $2 AND account_id IS NULL ORDER BY id FOR UPDATE)`,
    [accountId, guestId],
  );
  return rowCount ?? 0;
}
