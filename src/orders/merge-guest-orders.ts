import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { recordAudits } from '@/audit/record';
import { lockingSql } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';

const LOCKING = sql.raw(lockingSql('orders', 'o'));

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
      sql`UPDATE orders SET account_id = ${user.id}, guest_id = NULL, updated_at = now()
          WHERE id IN (SELECT o.id FROM orders o WHERE o.guest_id = ${guestId} AND o.account_id IS NULL ${LOCKING})
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
