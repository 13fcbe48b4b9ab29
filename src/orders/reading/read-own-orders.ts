import type { z } from 'zod';
import type { OwnOrdersAnswer, ownOrdersQuery } from '@/contract/orders';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import { ORDER_COLUMNS, showOrders } from './shown-order';

/** A page of an account's orders, newest first. */
export async function readOwnOrders({
  db,
  accountId,
  query: { page, limit },
}: {
  db: Database;
  accountId: number;
  query: z.infer<typeof ownOrdersQuery>;
}): Promise<OwnOrdersAnswer> {
  const [counted, found] = await Promise.all([
    db.query<{ total: number }>('SELECT count(*)::int AS total FROM orders WHERE account_id = $1', [accountId]),
    db.query({
      name: 'own-orders',
      text: `SELECT ${ORDER_COLUMNS} FROM orders WHERE account_id = $1 ORDER BY order_date DESC, id DESC LIMIT $2 OFFSET $3`,
      values: [accountId, limit, (page - 1) * limit],
    }),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { orders: await showOrders(db, found.rows), total, page, total_pages: totalPages({ total, limit }) };
}
