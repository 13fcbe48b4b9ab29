import type { TaskConfig } from 'payload';
import type { Database } from '@/database/database';
import type { OrderStatus } from '@/domain/order-status';
import { isBlank } from '@/domain/text';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { orderStatusMail } from './order-status-mail';

type Asked = {
  order_id: number;
  status: OrderStatus;
  customer_email: string | null;
  customer_first_name: string | null;
  customer_last_name: string | null;
};

const ASKED = `SELECT m.order_id, o.status, o.customer_email, o.customer_first_name, o.customer_last_name
  FROM order_mails m JOIN orders o ON o.id = m.order_id WHERE m.id = $1 AND m.sent_at IS NULL`;

/**
 * Mails a customer how the order stands when the mail goes out: one that waited for a mail server must not tell what
 * holds no more. A mail that was sent is not sent again; one cut off between sending and writing that down has the same
 * Message-ID the second time. One that fails at the last try is recorded as failed: whoever asked for it may ask again.
 */
export const sendOrderStatus: TaskConfig<{ input: { mailId: number }; output: Record<string, never> }> = {
  slug: 'send-order-status',
  label: 'Mail about the status of an order',
  inputSchema: [{ name: 'mailId', type: 'number', required: true }],
  retries: MAIL_RETRIES,
  handler: async ({ input: { mailId }, req: { payload } }) => {
    const db: Database = payload.db.pool;
    const [asked] = (await db.query<Asked>(ASKED, [mailId])).rows;
    if (!asked) return { output: {} };
    if (asked.customer_email === null || isBlank(asked.customer_email)) {
      await recordFailure(db, mailId);
      return { output: {} };
    }
    const { order_id: orderId, status, customer_first_name: firstName, customer_last_name: lastName } = asked;
    await sendMail(payload, {
      to: { name: `${firstName ?? ''} ${lastName ?? ''}`.trim(), address: asked.customer_email },
      id: `order-${orderId}-status-${mailId}`,
      mail: orderStatusMail({ orderId, firstName: firstName ?? '', status }),
    });
    await db.query('UPDATE order_mails SET status = $2, sent_at = now() WHERE id = $1', [mailId, status]);
    return { output: {} };
  },
  // Told after each try with the number of those before it.
  onFail: async ({ input, taskStatus, req }) => {
    if ((taskStatus?.totalTried ?? 0) < MAIL_RETRIES.attempts) return;
    // Payload does not type what a task's own callbacks are given: it is the input of the handler above.
    const { mailId } = input as { mailId: number };
    await recordFailure(req.payload.db.pool, mailId);
  },
};

async function recordFailure(db: Database, mailId: number): Promise<void> {
  await db.query('UPDATE order_mails SET failed_at = now() WHERE id = $1 AND sent_at IS NULL', [mailId]);
}
