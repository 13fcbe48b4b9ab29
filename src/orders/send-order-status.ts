import type { TaskConfig } from 'payload';
import type { Database } from '@/database/database';
import type { OrderStatus } from '@/domain/order-status';
import { isBlank } from '@/domain/text';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { orderStatusMail } from './order-status-mail';
import { trackingUrl } from './tracking-code';

type StatusMail = {
  order_id: number;
  status: OrderStatus;
  customer_email: string | null;
  customer_first_name: string | null;
  customer_last_name: string | null;
  tracking_code: string | null;
};

const UNSENT = `SELECT m.order_id, o.status, o.customer_email, o.customer_first_name, o.customer_last_name,
    o.tracking_code
  FROM order_mails m JOIN orders o ON o.id = m.order_id WHERE m.id = $1 AND m.sent_at IS NULL`;

/**
 * Mails a customer the order's status at the moment of sending: a mail that waited for a mail server must not name an old one. A
 * mail that was sent is not sent again; after a crash between sending and recording that, it goes out with the same
 * Message-ID. A mail whose last try fails is recorded as failed: it may be requested again.
 */
export const sendOrderStatus: TaskConfig<{ input: { mailId: number }; output: Record<string, never> }> = {
  slug: 'send-order-status',
  label: 'Mail about the status of an order',
  inputSchema: [{ name: 'mailId', type: 'number', required: true }],
  retries: MAIL_RETRIES,
  handler: async ({ input: { mailId }, req: { payload } }) => {
    const db: Database = payload.db.pool;
    const [mail] = (await db.query<StatusMail>(UNSENT, [mailId])).rows;
    if (!mail) return { output: {} };
    if (mail.customer_email === null || isBlank(mail.customer_email)) {
      await recordFailure(db, mailId);
      return { output: {} };
    }
    const { order_id: orderId, status, customer_first_name: firstName, customer_last_name: lastName } = mail;
    await sendMail(payload, {
      to: { name: `${firstName ?? ''} ${lastName ?? ''}`.trim(), address: mail.customer_email },
      id: `order-${orderId}-status-${mailId}`,
      mail: orderStatusMail({
        orderId,
        firstName: firstName ?? '',
        status,
        trackingUrl: trackingUrl(mail.tracking_code),
      }),
    });
    await db.query('UPDATE order_mails SET status = $2, sent_at = now() WHERE id = $1', [mailId, status]);
    return { output: {} };
  },
  // Called after each failed try with the number of earlier ones.
  onFail: async ({ input, taskStatus, req }) => {
    if ((taskStatus?.totalTried ?? 0) < MAIL_RETRIES.attempts) return;
    // Payload does not type the arguments of a task's callbacks: this is the handler's input.
    const { mailId } = input as { mailId: number };
    await recordFailure(req.payload.db.pool, mailId);
  },
};

async function recordFailure(db: Database, mailId: number): Promise<void> {
  await db.query('UPDATE order_mails SET failed_at = now() WHERE id = $1 AND sent_at IS NULL', [mailId]);
}
