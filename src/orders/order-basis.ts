/** The products of an order, read and locked in the order's transaction. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { OrderRequest } from '@/contract/orders';
import { executeInTransaction } from '@/database/transaction';
import type { StockStatus } from '@/domain/availability';

export type OrderedProduct = {
  id: number;
  title: string;
  reference: string | null;
  main_image: string | null;
  /** dinars; null if not for sale */
  price: number | null;
  stock: number | null;
  stock_status: StockStatus;
};

/**
 * The ordered products that are still in the shop, by id. Their rows are locked in order of id: until this order is decided
 * nobody changes their price, and two orders for the same products cannot deadlock.
 */
export async function lockProducts(
  req: PayloadRequest,
  items: OrderRequest['items'],
): Promise<ReadonlyMap<number, OrderedProduct>> {
  const ids = sql.join(
    items.map((item) => sql`${item.product_id}`),
    sql`, `,
  );
  const rows = await executeInTransaction<OrderedProduct>(
    req,
    sql`SELECT id, title, reference, main_image, price::float8 AS price, stock::int AS stock, stock_status
        FROM products WHERE id IN (${ids}) AND published ORDER BY id FOR NO KEY UPDATE`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
