import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { inTransaction } from '@/database/in-transaction';
import { executeInTransaction } from '@/database/transaction';
import { isBlank } from '@/domain/text';
import { wakeWorker } from '@/jobs/wake';

/**
 * Writes down that somebody asked for a mail about an order's status, and queues it, both or neither.
 * @returns 'no-address' where the order has no e-mail to mail to
 */
export async function askStatusMail(
  { payload, user }: { payload: Payload; user: TypedUser },
  orderId: number,
): Promise<'queued' | 'unknown' | 'no-address'> {
  const { value, isCommitted } = await inTransaction({ payload, user }, async (req) => {
    const [order] = await executeInTransaction<{ email: string | null }>(
      req,
      sql`SELECT customer_email AS email FROM orders WHERE id = ${orderId}`,
    );
    if (!order) return { keep: false, value: 'unknown' as const };
    if (isBlank(order.email)) return { keep: false, value: 'no-address' as const };
    const [mail] = await executeInTransaction<{ id: number }>(
      req,
      sql`INSERT INTO order_mails (order_id, status, asked_by)
          SELECT id, status, ${user.username} FROM orders WHERE id = ${orderId} RETURNING id`,
    );
    if (!mail) throw new Error(`Order ${orderId} was there a moment ago, and no order is ever deleted.`);
    await payload.jobs.queue({ task: 'send-order-status', input: { mailId: mail.id }, req });
    return { keep: true, value: 'queued' as const };
  });
  if (isCommitted) wakeWorker();
  return value;
}
