/** How many open orders mention a document that is about to be deleted. They keep their copy of it. */
import type { Database } from '@/database/database';
import { literalList } from '@/database/texts';
import { OPEN_STATUSES } from '@/domain/orders/order-status';

const IS_OPEN = `o.status IN (${literalList(OPEN_STATUSES)})`;

const COUNTS = {
  product: `SELECT (
      SELECT count(*)::int FROM orders o WHERE ${IS_OPEN}
        AND EXISTS (SELECT FROM orders_items i WHERE i._parent_id = o.id AND i.product_id = p.id)
    ) AS open_orders FROM products p WHERE p.id = $1`,
  // An order knows the name only.
  wilaya: `SELECT (SELECT count(*)::int FROM orders o WHERE ${IS_OPEN} AND o.wilaya_name = w.name) AS open_orders
    FROM wilayas w WHERE w.id = $1`,
} as const;

/** @returns null if there is no such product or wilaya */
export async function countOpenOrders(
  db: Database,
  { kind, id }: { kind: keyof typeof COUNTS; id: number },
): Promise<{ open_orders: number } | null> {
  const { rows } = await db.query<{ open_orders: number }>({
    name: `open-orders-of-${kind}`,
    text: COUNTS[kind],
    values: [id],
  });
  return rows[0] ?? null;
}
