import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';

/** Adds a note to an order. @returns whether there is such an order */
export async function addNote(
  { payload, user }: { payload: Payload; user: TypedUser },
  { orderId, text }: { orderId: number; text: string },
): Promise<boolean> {
  const { value } = await inTransaction({ payload, user }, async (req) => {
    const added = await executeInTransaction(
      req,
      sql`INSERT INTO order_notes (order_id, by, by_id, text)
          SELECT id, ${user.username ?? ''}, ${user.id}, ${text} FROM orders WHERE id = ${orderId} RETURNING id`,
    );
    if (added.length === 0) return { keep: false, value: false };
    // The text may say anything about the customer.
    const changes = { note: [null, '***'] as const };
    await recordAudit(req, { action: 'update', subjectType: 'orders', subjectId: orderId, changes });
    return { keep: true, value: true };
  });
  return value;
}
