import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { recordAudits } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';

/**
 * Moves a guest's orders to the account and erases the guest id from them, so that it cannot be used again. Orders that already
 * belong to an account stay as they are.
 * @returns how many orders were moved
 */
export async function mergeGuestOrders(
  { payload, user }: { payload: Payload; user: TypedUser },
  guestId: string,
): Promise<number> {
  const { value } = await inTransaction({ payload, user }, async (req) => {
    const merged = await executeInTransaction<{ id: number }>(
      req,
      // Locked by id, as the back office locks a selection (docs/decisions/0008).
      sql`UPDATE orders SET account_id = ${user.id}, guest_id = NULL, updated_at = now()
          WHERE id IN (SELECT id FROM orders WHERE guest_id = ${guestId} AND account_id IS NULL ORDER BY id FOR UPDATE)
          RETURNING id`,
    );
    await recordAudits(
      req,
      merged.map(({ id }) => ({
        action: 'update',
        subjectType: 'orders',
        subjectId: id,
        changes: { account: [null, user.id] },
      })),
    );
    return { keep: merged.length > 0, value: merged.length };
  });
  return value;
}
