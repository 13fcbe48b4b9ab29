import { countLowStock, countProducts } from '@/catalogue/count-products';
import type { Statistics } from '@/contract/orders';
import type { Database } from '@/database/database';
import { bringsRevenue } from './order-figures';

type OfOrdersAndUsers = Omit<Statistics, 'total_products' | 'low_stock_products'>;

const ORDERS_AND_USERS = `
  SELECT o.total_revenue, o.total_orders, o.pending_orders, u.total_users
  FROM (SELECT coalesce(sum(centimes) FILTER (WHERE ${bringsRevenue('status')}) / 100, 0)::float8 AS total_revenue,
               coalesce(sum(orders), 0)::int AS total_orders,
               coalesce(sum(orders) FILTER (WHERE status = 'pending'), 0)::int AS pending_orders
        FROM order_figures) o,
       (SELECT count(*)::int AS total_users FROM users) u`;

/**
 * Figures of the whole shop. Those of orders are stored (order-figures.ts), those of products are cached. Cancelled orders bring no
 * revenue; products whose stock is not counted are never low in stock.
 */
export async function readStatistics(db: Database): Promise<Statistics> {
  const [{ rows }, total_products, low_stock_products] = await Promise.all([
    db.query<OfOrdersAndUsers>({ name: 'statistics', text: ORDERS_AND_USERS }),
    countProducts(db, { where: 'true', values: [] }),
    countLowStock(db),
  ]);
  const [figures] = rows;
  if (!figures) throw new Error('An aggregate without groups always has one row.');
  return { ...figures, total_products, low_stock_products };
}
