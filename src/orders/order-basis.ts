/** The products of an order, read and locked in the order's transaction. */
import type { PayloadRequest } from 'payload';
import type { OrderRequest } from '@/contract/orders';
import { queryInTransaction } from '@/database/transaction';
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

const LOCK = {
  name: 'lock-ordered-products',
  text: `SELECT id, title, reference, main_image, price::float8 AS price, stock::int AS stock, stock_status
    FROM products WHERE id = ANY($1::int[]) AND published ORDER BY id FOR NO KEY UPDATE`,
};

/**
 * The ordered products that are still in the shop, by id. Their rows are locked in order of id: until this order is decided
 * nobody changes their price, and two orders for the same products cannot deadlock.
 */
export async function lockProducts(
  req: PayloadRequest,
  items: OrderRequest['items'],
): Promise<ReadonlyMap<number, OrderedProduct>> {
  const rows = await queryInTransaction<OrderedProduct>(req, {
    ...LOCK,
    values: [items.map((item) => item.product_id)],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
