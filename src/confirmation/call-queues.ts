/** The queues of calls: orders to confirm, and orders whose customers are called back or could not be reached. */
import type { Database } from '@/database/database';
import { literalList } from '@/database/texts';
import { type ConfirmationState, isAwaitingCall } from '@/domain/confirmation/states';
import type { CallQueue } from '@/domain/orders/order-queues';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-status';
import type { Condition, Conditions } from '@/orders/placing/order-conditions';
import type { FoundOrders } from '@/orders/reading/find-orders';

/** The statuses of orders that wait for a call. */
export const CALLED_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(isAwaitingCall);

const IS_CALLED = `status IN (${literalList(CALLED_STATUSES)})`;

/** These need a decision: they wait for a moment, or for another number. */
const CALLED_BACK: readonly ConfirmationState[] = ['call-back', 'unreachable', 'wrong-number'];
const IS_CALLED_BACK = `c.state IN (${literalList(CALLED_BACK)})`;

const BACK = `SELECT c.order_id FROM order_confirmations c WHERE ${IS_CALLED_BACK}`;

const CONDITIONS: Record<CallQueue, string> = {
  'to-confirm': `${IS_CALLED} AND orders.id NOT IN (${BACK})`,
  'call-back': `${IS_CALLED} AND orders.id IN (${BACK})`,
};

export function inCallQueue(queue: CallQueue): Condition {
  return () => CONDITIONS[queue];
}

/** Orders with a row of their own, and new ones: two indexes have them in the order of their calls. */
const SOURCES: Record<CallQueue, readonly { from: string; due: string }[]> = {
  'to-confirm': [
    {
      from: `order_confirmations c JOIN orders ON orders.id = c.order_id WHERE ${IS_CALLED} AND NOT ${IS_CALLED_BACK}`,
      due: 'c.next_call_at',
    },
    {
      from: `orders WHERE ${IS_CALLED} AND NOT EXISTS (SELECT FROM order_confirmations c WHERE c.order_id = orders.id)`,
      due: 'order_date',
    },
  ],
  'call-back': [
    {
      from: `order_confirmations c JOIN orders ON orders.id = c.order_id WHERE ${IS_CALLED} AND ${IS_CALLED_BACK}`,
      due: 'c.next_call_at',
    },
  ],
};

type Page = Conditions & { queue: CallQueue; page: number; limit: number };

/** A page of a queue, by the time of the next call; those without one last. @param where the list's other filters */
export async function findCallQueue(db: Database, { queue, page, limit, where, values }: Page): Promise<FoundOrders> {
  const needed = page * limit;
  const parts = SOURCES[queue].map(
    ({ from, due }) =>
      `(SELECT orders.id, ${due} AS due FROM ${from} AND ${where} ORDER BY ${due} NULLS LAST, orders.id LIMIT ${needed})`,
  );
  const counts = SOURCES[queue].map(({ from }) => `(SELECT count(*) FROM ${from} AND ${where})`);
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.query<{ id: number }>(
      `SELECT id FROM (${parts.join(' UNION ALL ')}) queue
       ORDER BY due NULLS LAST, id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    ),
    db.query<{ found: number }>(`SELECT (${counts.join(' + ')})::int AS found`, values),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.found ?? 0 };
}

/** How many orders are to be called back. The others that wait for a call are to be confirmed. */
export async function countCallBacks(db: Database): Promise<number> {
  const { rows } = await db.query<{ found: number }>({
    name: 'call-backs',
    text: `SELECT count(*)::int AS found FROM ${SOURCES['call-back'][0]?.from}`,
  });
  return rows[0]?.found ?? 0;
}
