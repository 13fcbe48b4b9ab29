/**
 * Orders and revenue by day and status, without counting every order each time. The table order_figures holds changes
 * (+1 order, -1 order) that are summed. An order appends to it in its own transaction and never updates it, so no order waits
 * for a row that all share, and every snapshot is exact (docs/decisions/0015).
 */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Database } from '@/database/database';
import { literalList } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { SHOP_TIME_ZONE } from '@/domain/dates';
import { type OrderStatus, VOID_STATUSES } from '@/domain/orders/order-status';

/** The shop's own day of an order. */
const DAY = `(order_date AT TIME ZONE '${SHOP_TIME_ZONE}')::date`;

/** The figures counted from the orders themselves. */
const COUNTED = `SELECT ${DAY} AS day, status::text AS status, count(*)::int AS orders, sum(total * 100)::bigint AS centimes
  FROM orders GROUP BY 1, 2`;

/** SQL: whether figures of this status count as revenue. */
export const bringsRevenue = (status: string) => `${status} NOT IN (${literalList(VOID_STATUSES)})`;

/** Appends an order that the same statement places. @param placed its row */
export const insertFigures = (placed: string) => `INSERT INTO order_figures (day, status, orders, centimes)
  SELECT ${DAY}, status::text, 1, (total * 100)::bigint FROM ${placed}`;

/** Appends orders' moves from one status to another, in the transaction that writes them. Each order occurs once. */
export async function recordMoves(
  req: PayloadRequest,
  moves: readonly { orderId: number; from: OrderStatus; to: OrderStatus }[],
): Promise<void> {
  if (moves.length === 0) return;
  const changes = JSON.stringify(
    moves.flatMap(({ orderId, from, to }) => [
      { order_id: orderId, status: from, sign: -1 },
      { order_id: orderId, status: to, sign: 1 },
    ]),
  );
  await executeInTransaction(
    req,
    sql`INSERT INTO order_figures (day, status, orders, centimes)
        SELECT ${sql.raw(DAY)}, change.status, sum(change.sign), sum(change.sign * (total * 100)::bigint)
        FROM jsonb_to_recordset(${changes}::jsonb) AS change (order_id int, status text, sign int)
        JOIN orders ON orders.id = change.order_id
        GROUP BY 1, 2`,
  );
}

/** Appends the change of an order's total, in the transaction that writes it. */
export async function recordAmendment(
  req: PayloadRequest,
  { orderId, centimes }: { orderId: number; centimes: number },
): Promise<void> {
  await executeInTransaction(
    req,
    sql`INSERT INTO order_figures (day, status, orders, centimes)
        SELECT ${sql.raw(DAY)}, status::text, 0, ${centimes}::bigint FROM orders WHERE id = ${orderId}`,
  );
}

/**
 * Appends what the figures lack: all orders if the table is new, orders of a previous version of the shop that still ran, rows
 * written by hand. One statement, so one snapshot, which has each order together with its figures: orders placed meanwhile
 * are neither missed nor counted twice.
 */
export async function completeFigures(db: Database): Promise<void> {
  await db.query(
    `INSERT INTO order_figures (day, status, orders, centimes)
     SELECT day, status, coalesce(c.orders, 0) - coalesce(f.orders, 0), coalesce(c.centimes, 0) - coalesce(f.centimes, 0)
     FROM (${COUNTED}) c FULL JOIN (
       SELECT day, status, sum(orders)::int AS orders, sum(centimes)::bigint AS centimes FROM order_figures GROUP BY 1, 2
     ) f USING (day, status)
     WHERE coalesce(c.orders, 0) <> coalesce(f.orders, 0) OR coalesce(c.centimes, 0) <> coalesce(f.centimes, 0)`,
  );
}

/** Folds the rows of a day and a status into one. One statement: no reader sees it half done. */
export const FOLD_FIGURES = `WITH gone AS (
    DELETE FROM order_figures WHERE (day, status) IN (
      SELECT day, status FROM order_figures GROUP BY 1, 2 HAVING count(*) > 1
    ) RETURNING *
  )
  INSERT INTO order_figures (day, status, orders, centimes)
  SELECT day, status, sum(orders), sum(centimes) FROM gone GROUP BY 1, 2 HAVING sum(orders) <> 0 OR sum(centimes) <> 0`;

/** Counts orders. @param status null for any */
export async function countOrders(db: Database, status: OrderStatus | null): Promise<number> {
  const { rows } = await db.query<{ orders: number }>({
    name: 'count-orders',
    text: 'SELECT coalesce(sum(orders), 0)::int AS orders FROM order_figures WHERE $1::text IS NULL OR status = $1',
    values: [status],
  });
  return rows[0]?.orders ?? 0;
}

export type OrderDay = {
  /** YYYY-MM-DD, the shop's own day */
  date: string;
  /** orders placed that day, cancelled ones too */
  orders: number;
  /** dinars, without cancelled orders */
  revenue: number;
};

export type OrderDays = {
  /** oldest first, days without orders included */
  days: OrderDay[];
  total: Omit<OrderDay, 'date'>;
};

/** Orders and revenue of the last days, including today, and their sum, for the dashboard's chart. */
export async function readOrderDays(db: Database, { days = 30 }: { days?: number } = {}): Promise<OrderDays> {
  const { rows } = await db.query<{ date: string; orders: number; centimes: number }>({
    name: 'order-days',
    text: `SELECT to_char(d.day, 'YYYY-MM-DD') AS date, coalesce(sum(f.orders), 0)::int AS orders,
             coalesce(sum(f.centimes) FILTER (WHERE ${bringsRevenue('f.status')}), 0)::float8 AS centimes
           FROM (SELECT (now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date - n AS day FROM generate_series(0, $1::int - 1) n) d
           LEFT JOIN order_figures f USING (day) GROUP BY d.day ORDER BY d.day`,
    values: [days],
  });
  // Summed in whole centimes: sums of dinars would collect rounding errors.
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + pick(row), 0);
  return {
    days: rows.map(({ centimes, ...row }) => ({ ...row, revenue: centimes / 100 })),
    total: { orders: sum(({ orders }) => orders), revenue: sum(({ centimes }) => centimes) / 100 },
  };
}
