/**
 * How many orders match filters that most lists are asked for, without counting the orders (docs/decisions/0048). Triggers append
 * changes to `order_counts`, which are summed; see decision 15 for why they are appended.
 */
import type { AdminOrdersQuery } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import { type ConfirmationState, untouchedState } from '@/domain/confirmation/states';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-status';

const UNTOUCHED = ORDER_STATUSES.map((status) => `WHEN '${status}' THEN '${untouchedState(status)}'`).join(' ');

/**
 * Appends what the counts lack: all orders if the table is new, rows written while triggers were off. One statement, so one
 * snapshot.
 */
export async function completeCounts(db: Database): Promise<void> {
  await db.query(
    `INSERT INTO order_counts (status, source, wilaya_id, confirmation, orders)
     SELECT status, source, wilaya_id, confirmation, sum(orders) FROM (
       SELECT o.status::text, coalesce(o.source::text, 'shop') AS source, o.wilaya_id,
         coalesce(c.state, CASE o.status ${UNTOUCHED} END) AS confirmation, count(*) AS orders
       FROM orders o LEFT JOIN order_confirmations c ON c.order_id = o.id GROUP BY 1, 2, 3, 4
       UNION ALL SELECT status, source, wilaya_id, confirmation, -orders FROM order_counts
     ) counted GROUP BY 1, 2, 3, 4 HAVING sum(orders) <> 0`,
  );
}

/** Folds the rows that count the same orders into one. One statement: no reader sees it half done. */
export const FOLD_COUNTS = `WITH gone AS (DELETE FROM order_counts RETURNING *)
  INSERT INTO order_counts (status, source, wilaya_id, confirmation, orders)
  SELECT status, source, wilaya_id, confirmation, sum(orders) FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(orders) <> 0`;

/** Null for a filter that is not set. */
type Counted = Pick<AdminOrdersQuery, 'source' | 'wilaya'> & {
  statuses: readonly OrderStatus[] | null;
  confirmation: ConfirmationState | null;
};

/** @returns how many orders match all of these */
export async function countByKept(db: Database, { statuses, source, wilaya, confirmation }: Counted): Promise<number> {
  const { rows } = await db.query<{ orders: number }>({
    name: 'order-counts',
    text: `SELECT coalesce(sum(orders), 0)::int AS orders FROM order_counts
           WHERE ($1::text[] IS NULL OR status = ANY($1)) AND ($2::text IS NULL OR source = $2)
             AND ($3::int IS NULL OR wilaya_id = $3) AND ($4::text IS NULL OR confirmation = $4)`,
    values: [statuses, source, wilaya, confirmation],
  });
  return rows[0]?.orders ?? 0;
}
