import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';

/** Records when an order's first invoice was made: from then on the books need the customer's name and address. */
export async function markInvoiced(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  orderId: number,
): Promise<void> {
  await inTransaction({ payload, user }, async (req) => {
    const [marked] = await executeInTransaction(
      req,
      sql`UPDATE orders SET invoiced_at = now() WHERE id = ${orderId} AND invoiced_at IS NULL RETURNING id`,
    );
    if (!marked) return { keep: false, value: null };
    await recordAudit(req, {
      action: 'update',
      subjectType: 'orders',
      subjectId: orderId,
      changes: { invoiced: [false, true] },
    });
    return { keep: true, value: null };
  });
}
