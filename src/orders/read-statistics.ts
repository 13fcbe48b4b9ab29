import type { Statistics } from '@/contract/accounts';
import type { Database } from '@/database/database';
import { LOW_STOCK } from '@/domain/availability';

/** Figures of the whole shop; those of orders are kept, not recounted (order-figures.ts). Cancelled orders bring no revenue; products that are not counted are never low in stock. */
export async function readStatistics(db: Database): Promise<Statistics> {
  const { rows } = await db.query<Statistics>({
    name: 'statistics',
    text: `SELECT o.total_revenue, o.total_orders, o.pending_orders, p.total_products, p.low_stock_products, u.total_users
           FROM (SELECT coalesce(sum(centimes) FILTER (WHERE status <> 'cancelled') / 100, 0)::float8 AS total_revenue,
                        coalesce(sum(orders), 0)::int AS total_orders,
                        coalesce(sum(orders) FILTER (WHERE status = 'pending'), 0)::int AS pending_orders
                 FROM order_figures) o,
                (SELECT count(*)::int AS total_products,
                        count(*) FILTER (WHERE stock <= $1)::int AS low_stock_products FROM products) p,
                (SELECT count(*)::int AS total_users FROM users) u`,
    values: [LOW_STOCK],
  });
  const [figures] = rows;
  if (!figures) throw new Error('An aggregate without groups always has one row.');
  return figures;
}
