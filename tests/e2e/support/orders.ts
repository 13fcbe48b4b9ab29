/** What an order left behind, read past the shop's own code. */
import type pg from 'pg';

export type StoredOrder = {
  status: string;
  subtotal: number;
  delivery: number;
  total: number;
  guestId: string | null;
  postalCode: string;
  region: string;
  email: string;
  items: { productId: number; quantity: number; price: number; total: number }[];
};

const ORDER = `SELECT status, subtotal::float8, delivery_price::float8 AS delivery, total::float8, guest_id AS "guestId",
  shipping_postal_code AS "postalCode", shipping_region AS region, customer_email AS email FROM orders WHERE id = $1`;
const ITEMS = `SELECT product_id::int AS "productId", quantity::int, price::float8, total_price::float8 AS total
  FROM orders_items WHERE _parent_id = $1 ORDER BY _order`;

export async function readOrder(database: pg.Pool, id: number): Promise<StoredOrder> {
  const [order, items] = [await database.query(ORDER, [id]), await database.query(ITEMS, [id])];
  return { ...order.rows[0], items: items.rows };
}

/** How many orders hold this product. */
export async function countOrdersOf(database: pg.Pool, productId: number): Promise<number> {
  const sql = 'SELECT count(DISTINCT _parent_id)::int AS orders FROM orders_items WHERE product_id = $1';
  const { rows } = await database.query<{ orders: number }>(sql, [productId]);
  return rows[0]?.orders ?? 0;
}

export async function stockOf(database: pg.Pool, productId: number): Promise<number | null> {
  const sql = 'SELECT stock::int FROM products WHERE id = $1';
  const { rows } = await database.query<{ stock: number | null }>(sql, [productId]);
  return rows[0]?.stock ?? null;
}

/** What the delivery to a wilaya costs, in dinars. */
export async function feeTo(database: pg.Pool, wilaya: string): Promise<number> {
  const sql = 'SELECT price::float8 FROM wilayas WHERE name = $1';
  const { rows } = await database.query<{ price: number }>(sql, [wilaya]);
  return rows[0]?.price ?? Number.NaN;
}
