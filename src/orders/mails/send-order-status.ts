import type { TaskConfig } from 'payload';
import type { Database } from '@/database/database';
import { sendWithinLimit } from '@/mail/first-mail';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { isOfRecipient } from '@/orders/placing/is-of-recipient';
import { GUEST } from './ask-status-mail';
import { composeStatusMail, MAILED_COLUMNS, type MailedOrder } from './compose-status-mail';

const UNSENT = `SELECT ${MAILED_COLUMNS}, m.asked_by FROM order_mails m JOIN orders o ON o.id = m.order_id WHERE m.id = $1 AND m.sent_at IS NULL`;

/**
 * Mails a customer the order's status at the moment of sending: a mail that waited for a mail server must not name an old one. A
 * mail that was sent is not sent again; after a crash between sending and recording that, it goes out with the same
 * Message-ID. A mail whose last try fails is recorded as failed: it may be requested again. One that a visitor requested counts
 * against the limit of its recipient, like the order's confirmation.
 */
export const sendOrderStatus: TaskConfig<{ input: { mailId: number }; output: Record<string, never> }> = {
  slug: 'send-order-status',
  label: 'Mail about the status of an order',
  inputSchema: [{ name: 'mailId', type: 'number', required: true }],
  retries: MAIL_RETRIES,
  handler: async ({ input: { mailId }, req: { payload } }) => {
    const db: Database = payload.db.pool;
    const [order] = (await db.query<MailedOrder & { asked_by: string }>(UNSENT, [mailId])).rows;
    if (!order) return { output: {} };
    const composed = composeStatusMail(order);
    if (composed === null) {
      await recordFailure(db, mailId);
      return { output: {} };
    }
    const isConfirmed = order.asked_by !== GUEST || (await isOfRecipient(db, order.id));
    await sendWithinLimit(db, { address: composed.to.address, isConfirmed }, () =>
      sendMail(payload, { ...composed, id: `order-${order.id}-status-${mailId}` }),
    );
    await db.query('UPDATE order_mails SET status = $2, sent_at = now() WHERE id = $1', [mailId, order.status]);
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
