/** The floor of an order: one transaction in plain SQL that writes what the shop writes. */
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { CATALOGUE_CHANNEL } from '@/database/notifications';

export type FloorOrder = {
  customer: { firstName: string; lastName: string; email: string; phone: string };
  shipping: { address: string; city: string; region: string };
  items: { product_id: number; quantity: number }[];
  delivery_price: number;
  guest_id: string;
};

type Locked = { id: number; title: string; reference: string | null; main_image: string | null; price: number };

const LOCK = `SELECT id, title, reference, main_image, price::float8 AS price FROM products
  WHERE id = ANY($1) AND published ORDER BY id FOR NO KEY UPDATE`;
const TAKE = `UPDATE products p SET stock = p.stock - n.quantity,
    stock_status = CASE WHEN p.stock - n.quantity > 0 THEN 'instock' ELSE 'outofstock' END::enum_products_stock_status
  FROM unnest($1::int[], $2::int[]) n(id, quantity) WHERE p.id = n.id AND p.stock >= n.quantity`;
const ORDER = `INSERT INTO orders (status, order_date, customer_first_name, customer_last_name, customer_email,
    customer_phone, shipping_address, shipping_city, shipping_region, wilaya_name, shipping_postal_code, payment_method,
    delivery_method, charges, total, guest_id, idempotency_key, request_hash, updated_at, created_at)
  VALUES ('pending', now(), $1, $2, $3, $4, $5, $6, $7, $7, 'unset', 'cod', 'standard', $8, $9, $10, $11, $12, now(), now())
  RETURNING id`;
const ITEMS = `INSERT INTO orders_items (_order, _parent_id, id, product_id, title, reference, image, quantity, price,
    total_price, is_stock_counted)
  SELECT n.position, $1, n.key, n.id, n.title, n.reference, n.image, n.quantity, n.price, n.price * n.quantity, true
  FROM unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::int[], $9::numeric[])
    n(position, key, id, title, reference, image, quantity, price)`;
const HISTORY = `INSERT INTO orders_status_history (_order, _parent_id, id, status, at, by)
  VALUES (1, $1, $2, 'pending', now(), 'guest')`;
const MOVEMENTS = `INSERT INTO stock_movements (product_id, quantity, reason, order_id, updated_at, created_at)
  SELECT n.id, -n.quantity, 'sale', $1, now(), now() FROM unnest($2::int[], $3::int[]) n(id, quantity)`;
/** Due in a year: the shop's worker, which runs on the same database, must leave the floor's jobs alone. */
const JOB = `INSERT INTO payload_jobs (input, task_slug, queue, wait_until, processing, has_error, total_tried, updated_at, created_at)
  VALUES ($1, 'send-order-confirmation', 'default', now() + interval '1 year', false, false, 0, now(), now())`;

/** @throws if a product is gone or has too few pieces; then nothing is written */
export async function writeFloorOrder(pool: pg.Pool, order: FloorOrder, key: string | null) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const written = await write(client, order, key);
    await client.query('COMMIT');
    return written;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function write(client: pg.PoolClient, order: FloorOrder, key: string | null) {
  const { customer, shipping, items, delivery_price, guest_id } = order;
  const quantityOf = new Map(items.map((item) => [item.product_id, item.quantity]));
  const { rows: products } = await client.query<Locked>(LOCK, [[...quantityOf.keys()]]);
  const ids = products.map((product) => product.id);
  const quantities = ids.map((id) => quantityOf.get(id) ?? 0);
  const taken = await client.query(TAKE, [ids, quantities]);
  if (taken.rowCount !== items.length) throw new Error('Too few pieces.');

  const prices = products.map((product) => product.price);
  const subtotal =
    prices.reduce((sum, price, index) => sum + Math.round(price * 100) * (quantities[index] ?? 0), 0) / 100;
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  const { rows } = await client.query<{ id: number }>(ORDER, [
    customer.firstName,
    customer.lastName,
    customer.email,
    customer.phone,
    shipping.address,
    shipping.city,
    shipping.region,
    JSON.stringify([
      { kind: 'subtotal', amount: subtotal },
      { kind: 'delivery', amount: delivery_price },
    ]),
    subtotal + delivery_price,
    guest_id,
    key,
    hash,
  ]);
  const orderId = rows[0]?.id ?? 0;
  await client.query(ITEMS, [
    orderId,
    ids.map((_, index) => index + 1),
    ids.map(() => randomBytes(12).toString('hex')),
    ids,
    products.map((product) => product.title),
    products.map((product) => product.reference),
    products.map((product) => product.main_image),
    quantities,
    prices,
  ]);
  await client.query(HISTORY, [orderId, randomBytes(12).toString('hex')]);
  await client.query(MOVEMENTS, [orderId, ids, quantities]);
  await client.query(JOB, [JSON.stringify({ orderId })]);
  await client.query('SELECT pg_notify($1, $2)', [CATALOGUE_CHANNEL, `stock ${ids.join(',')}`]);
  return { order_id: orderId, status: 'pending', subtotal, delivery_price, total: subtotal + delivery_price };
}
