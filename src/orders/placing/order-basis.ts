/** The products of an order, read and locked in the order's transaction. */
import type { PayloadRequest } from 'payload';
import { lockRows } from '@/database/locks';
import { queryInTransaction } from '@/database/transaction';
import type { StockStatus } from '@/domain/products/availability';

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

export type LockedProduct = OrderedProduct & { published: boolean };

const COLUMNS = 'title, reference, main_image, price::float8 AS price, stock::int AS stock, stock_status, published';
const READ = {
  name: 'read-ordered-products',
  text: `SELECT id, ${COLUMNS} FROM products WHERE id = ANY($1::int[]) ORDER BY id`,
};

/**
 * These products, by id. Their rows are locked in order of id: until this order is decided their prices stay, and two
 * orders for the same products cannot deadlock. One that is gone is missing.
 */
export async function lockProducts(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedProduct>> {
  const rows = await lockRows<LockedProduct>(req, 'products', ids, COLUMNS);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same without those that are withdrawn from sale, and without locks. */
export async function readProductsForSale(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderedProduct>> {
  const rows = await queryInTransaction<LockedProduct>(req, { ...READ, values: [ids] });
  return new Map(rows.filter(({ published }) => published).map((row) => [row.id, row]));
}

/** The same as `lockProducts` without those that are withdrawn from sale. */
export async function lockProductsForSale(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderedProduct>> {
  const products = await lockProducts(req, ids);
  return new Map([...products].filter(([, { published }]) => published));
}
