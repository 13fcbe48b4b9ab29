/**
 * Limits the guest orders for one e-mail address or telephone: a stranger could direct mails and calls at a person who ordered
 * nothing. A guest's order has keys to count it by, and keeps them when it is merged into an account. An account's orders are limited
 * by the account.
 */
import type { PayloadRequest } from 'payload';
import { queryInTransaction } from '@/database/transaction';
import { MAX_WAITING_OF_ACCOUNT, MAX_WAITING_ORDERS, type RecipientKeys } from '@/domain/orders/recipient';
import { env } from '@/env';

/** Seconds until a guest with too many pending orders may try again: the shop calls within its working day. */
const RETRY_WAITING = 3_600;

/** The advisory locks under which these orders are counted: another order for the same person waits, and then sees this one. */
export function recipientLocks(recipient: RecipientKeys | null, accountId: number | null): string[] {
  return [
    ...(recipient
      ? [
          ...recipient.phones.map((phone) => `order phone ${phone}`),
          ...(recipient.email === '' ? [] : [`order email ${recipient.email}`]),
        ]
      : []),
    ...(accountId === null ? [] : [`order account ${accountId}`]),
  ];
}

/** Whether the settings limit the orders of one recipient. */
export function countsRecipients(): boolean {
  return Boolean(env.RATE_LIMITS?.['order.recipient']);
}

type Counted = { placed: number; waiting: number; seconds: number | null };

/** Counts the orders of each telephone number, and those of the e-mail address, if there is one, in a row named `by email`. */
const COUNT = {
  name: 'count-orders-of-recipient',
  text: `SELECT count(*) FILTER (WHERE order_date > now() - interval '1 second' * $3::int)::int AS placed,
      count(*) FILTER (WHERE status = 'pending')::int AS waiting,
      ceil(extract(epoch FROM min(order_date) FILTER (
        WHERE order_date > now() - interval '1 second' * $3::int) - now()))::int + $3::int AS seconds
    FROM (SELECT number AS by, status, order_date FROM unnest($1::text[]) AS number
          JOIN orders ON string_to_array(phone_key, ' ') @> ARRAY[number]
          UNION ALL
          SELECT 'by email', status, order_date FROM orders WHERE email_key = $2 AND $2 <> '') found
    GROUP BY by`,
};

const COUNT_OWN = {
  name: 'count-orders-of-account',
  text: `SELECT count(*) FILTER (WHERE order_date > now() - interval '1 second' * $2::int)::int AS placed,
      count(*) FILTER (WHERE status = 'pending')::int AS waiting,
      ceil(extract(epoch FROM min(order_date) FILTER (
        WHERE order_date > now() - interval '1 second' * $2::int) - now()))::int + $2::int AS seconds
    FROM orders WHERE account_id = $1`,
};

/** The same for the orders of an account, which must be locked too. */
export async function accountWait(req: PayloadRequest, accountId: number): Promise<number | null> {
  const limit = env.RATE_LIMITS?.['order.owner'];
  if (!limit) return null;
  const counts = await queryInTransaction<Counted>(req, { ...COUNT_OWN, values: [accountId, limit.seconds] });
  return waitOf(counts, { placed: limit.calls, waiting: MAX_WAITING_OF_ACCOUNT });
}

/**
 * Counts the orders of this recipient, which must be locked (`recipientLocks`). Refused orders do not count.
 * @returns seconds until another one may be placed; null for at once
 */
export async function recipientWait(req: PayloadRequest, { phones, email }: RecipientKeys): Promise<number | null> {
  const limit = env.RATE_LIMITS?.['order.recipient'];
  if (!limit) return null;
  const counts = await queryInTransaction<Counted>(req, { ...COUNT, values: [phones, email, limit.seconds] });
  return waitOf(counts, { placed: limit.calls, waiting: MAX_WAITING_ORDERS });
}

function waitOf(counts: readonly Counted[], max: { placed: number; waiting: number }): number | null {
  const waits = counts.filter(({ placed }) => placed >= max.placed).map(({ seconds }) => Math.max(1, seconds ?? 1));
  if (counts.some(({ waiting }) => waiting >= max.waiting)) waits.push(RETRY_WAITING);
  return waits.length === 0 ? null : Math.max(...waits);
}
