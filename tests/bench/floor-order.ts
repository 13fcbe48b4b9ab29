/** The floor of an order: one transaction in plain SQL that writes what the shop writes. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { CATALOGUE_CHANNEL } from '@/database/notifications';
import type { OrderBody } from '../support/orders';

export type FloorOrder = OrderBody & { delivery_price: number };

const LOCK = `SELECT id, price::float8 AS price FROM products
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
  SELECT n.position, $1, gen_random_uuid(), p.id, p.title, p.reference, p.main_image, n.quantity, p.price,
    n.quantity * p.price, true
  FROM unnest($2::int[], $3::int[]) WITH ORDINALITY n(id, quantity, position) JOIN products p USING (id)`;
const HISTORY = `INSERT INTO orders_status_history (_order, _parent_id, id, status, at, by)
  VALUES (1, $1, gen_random_uuid(), 'pending', now(), 'guest')`;
const MOVEMENTS = `INSERT INTO stock_movements (product_id, quantity, reason, order_id, updated_at, created_at)
  SELECT n.id, -n.quantity, 'sale', $1, now(), now() FROM unnest($2::int[], $3::int[]) n(id, quantity)`;
/** Due in a year: the shop's worker, which runs on the same database, must leave the floor's jobs alone. */
const JOB = `INSERT INTO payload_jobs (input, task_slug, queue, wait_until, processing, has_error, total_tried, updated_at, created_at)
  VALUES ($1, 'send-order-confirmation', 'default', now() + interval '1 year', false, false, 0, now(), now())`;

/** @throws if a product is gone or has too few pieces; that ends the whole benchmark */
export async function writeFloorOrder(pool: pg.Pool, order: FloorOrder, key: string | null) {
  const { customer, shipping, items, delivery_price, guest_id } = order;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const quantityOf = new Map(items.map((item) => [item.product_id, item.quantity]));
    const { rows: products } = await client.query<{ id: number; price: number }>(LOCK, [[...quantityOf.keys()]]);
    const ids = products.map((product) => product.id);
    const quantities = ids.map((id) => quantityOf.get(id) ?? 0);
    const taken = await client.query(TAKE, [ids, quantities]);
    if (taken.rowCount !== items.length) throw new Error('Too few pieces.');

    const centimes = products.map(({ price }, index) => Math.round(price * 100) * (quantities[index] ?? 0));
    const subtotal = centimes.reduce((sum, one) => sum + one, 0) / 100;
    const total = subtotal + delivery_price;
    const charges = [
      { kind: 'subtotal', amount: subtotal },
      { kind: 'delivery', amount: delivery_price },
    ];
    const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
    const recipient = [customer.firstName, customer.lastName, customer.email, customer.phone];
    const place = [shipping.address, shipping.city, shipping.region];
    const values = [...recipient, ...place, JSON.stringify(charges), total, guest_id, key, hash];
    const { rows } = await client.query<{ id: number }>(ORDER, values);
    const orderId = rows[0]?.id ?? 0;
    await client.query(ITEMS, [orderId, ids, quantities]);
    await client.query(HISTORY, [orderId]);
    await client.query(MOVEMENTS, [orderId, ids, quantities]);
    await client.query(JOB, [JSON.stringify({ orderId })]);
    await client.query('SELECT pg_notify($1, $2)', [CATALOGUE_CHANNEL, `stock ${ids.join(',')}`]);
    await client.query('COMMIT');
    return { order_id: orderId, status: 'pending', subtotal, delivery_price, total };
  } finally {
    client.release();
  }
}
