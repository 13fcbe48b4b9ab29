import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { recordAudits } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';

/**
 * A guest's orders become the account's, once: the guest id is erased from them, so that it is worth nothing afterwards.
 * Orders that belong to an account, this one's or another's, are never touched.
 * @returns how many became the account's just now
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
