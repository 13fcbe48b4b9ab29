import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { lockRows } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { OrderStatus } from '@/domain/orders/order-status';
import { isBlank } from '@/domain/text';
import { queueJob } from '@/jobs/queue';

/** Seconds within which a second request for the same mail is a repetition: a double click, or two people. */
const SAME_MAIL_S = 30;

/** Someone who knows an order's number and telephone: not staff, so few mails are sent for them. */
export const GUEST = 'guest';
const GUEST_MAIL_S = 15 * 60;
const MAX_GUEST_MAILS_A_DAY = 3;

type MailRequest = 'queued' | 'unknown' | 'no-address' | { moved: OrderStatus };

/**
 * Records the request for a mail about an order's status and queues it, both or neither. The order's row is locked, so that the
 * second of two requests at once sees the first.
 * @param user null for a customer who asks for the link of their order: at most three mails a day, one in fifteen minutes
 * @returns 'queued' also if a mail of this order is already waiting, or one of this status was requested a moment ago;
 * 'no-address' if the order has no e-mail address; the present status if it is not the one that the caller saw
 * @throws DatabaseAwayError if the transaction failed to commit
 */
export async function askStatusMail(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  orderId: number,
  /** the status in the preview, or null */
  seen: OrderStatus | null = null,
): Promise<MailRequest> {
  const { value } = await inTransaction<MailRequest>({ payload, user }, async (req) => {
    const [order] = await lockRows<{ email: string | null; status: OrderStatus }>(
      req,
      'orders',
      [orderId],
      'customer_email AS email, status',
    );
    if (!order) return { keep: false, value: 'unknown' as const };
    if (isBlank(order.email)) return { keep: false, value: 'no-address' as const };
    if (seen !== null && seen !== order.status) return { keep: false, value: { moved: order.status } };
    // A separate statement, begun under the lock: it sees what the previous holder wrote. A waiting mail counts, whatever the status
    // at its request, since it reports the status at the moment when it is sent.
    const [same] = await executeInTransaction(
      req,
      sql`SELECT 1 FROM order_mails WHERE order_id = ${orderId} AND failed_at IS NULL
          AND (sent_at IS NULL
               OR status = ${order.status} AND asked_at > now() - make_interval(secs => ${SAME_MAIL_S})) LIMIT 1`,
    );
    if (same) return { keep: false, value: 'queued' as const };
    if (!user && (await hasGuestMails(req, orderId))) return { keep: false, value: 'queued' as const };
    const [mail] = await executeInTransaction<{ id: number }>(
      req,
      sql`INSERT INTO order_mails (order_id, status, asked_by)
          VALUES (${orderId}, ${order.status}, ${user?.username ?? GUEST}) RETURNING id`,
    );
    if (!mail) throw new Error('An INSERT of one row gives one row.');
    await queueJob(req, { task: 'send-order-status', input: { mailId: mail.id } });
    return { keep: true, value: 'queued' as const };
  });
  return value;
}

/** Whether customers have been sent as many mails of this order as they may just now. */
async function hasGuestMails(req: PayloadRequest, orderId: number): Promise<boolean> {
  const [sent] = await executeInTransaction<{ day: number; latest: boolean | null }>(
    req,
    sql`SELECT count(*)::int AS day, bool_or(asked_at > now() - make_interval(secs => ${GUEST_MAIL_S})) AS latest
        FROM order_mails WHERE order_id = ${orderId} AND asked_by = ${GUEST} AND asked_at > now() - interval '1 day'`,
  );
  return sent !== undefined && (sent.latest === true || sent.day >= MAX_GUEST_MAILS_A_DAY);
}
