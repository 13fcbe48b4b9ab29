import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { completeOrders } from '@/orders/status/complete-orders';
import { fillTracks } from './bulk-tracks';

const FIRST_NAMES = ['Amel', 'Karim', 'Yasmine', 'Sofiane', 'Nadia', 'Mehdi', 'Lila', 'Rachid', 'Samira', 'Walid'];
/** Combined to ten thousand different last names. */
const SYLLABLES = ['ben', 'ali', 'mou', 'sa', 'had', 'dad', 'kha', 'lef', 'zer', 'rou'];

/**
 * Adds orders of the last years until there are that many, for benchmarks. Written in SQL, like the products (bulk.ts).
 * @returns the number of orders
 */
export async function fillOrdersUpTo({ payload, orders }: { payload: Payload; orders: number }): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'orders', overrideAccess: true });
  const missing = orders - totalDocs;
  if (missing <= 0) return totalDocs;
  await inTransaction({ payload, user: null }, async (req) => {
    await executeInTransaction(req, sql`SET LOCAL statement_timeout = 0`);
    await insertOrders(req, missing);
    return { keep: true, value: null };
  });
  await completeOrders(payload);
  await fillTracks(payload);
  await payload.db.pool.query('ANALYZE orders, orders_items, orders_status_history');
  return orders;
}

/**
 * Places an order every half hour, with one to three lines of existing products. Lines are joined to products by a number that
 * the database can hash; any other join would compare each line with each product.
 */
async function insertOrders(req: PayloadRequest, missing: number): Promise<void> {
  const list = (texts: readonly string[]) =>
    sql`ARRAY[${sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    )}]::text[]`;
  const syllable = (divisor: number) => sql`(${list(SYLLABLES)})[1 + (n / ${sql.raw(String(divisor))}) % 10]`;
  await executeInTransaction(
    req,
    sql`
    WITH wares AS (
      SELECT id, title, reference, main_image, price, row_number() OVER (ORDER BY id) - 1 AS position
      FROM products WHERE published AND price > 0
    ),
    places AS (SELECT id, name, price, row_number() OVER (ORDER BY id) - 1 AS position FROM wilayas),
    planned AS (
      SELECT nextval(pg_get_serial_sequence('orders', 'id'))::int AS id, n FROM generate_series(1, ${missing}::int) n
    ),
    lines AS (
      SELECT p.id AS order_id, p.n, line, w.id AS product_id, w.title, w.reference, w.main_image, w.price, 1 + (p.n + line) % 3 AS quantity
      FROM planned p CROSS JOIN LATERAL generate_series(0, p.n % 3) line
      JOIN wares w ON w.position = (p.n::bigint * 7919 + line * 104729) % (SELECT count(*) FROM wares)
    ),
    sums AS (SELECT order_id, sum(price * quantity) AS subtotal FROM lines GROUP BY order_id),
    placed AS (
      INSERT INTO orders (id, status, order_date, customer_first_name, customer_last_name, customer_email, customer_phone,
        shipping_address, shipping_city, shipping_region, wilaya_name, wilaya_id, payment_method, delivery_method, charges, total,
        updated_at, created_at)
      SELECT p.id, (CASE WHEN n <= 40 THEN 'pending' ELSE (ARRAY['delivered','delivered','delivered','cancelled','shipping','processing'])[1 + n % 6] END)::enum_orders_status,
        now() - n * interval '30 minutes', (${list(FIRST_NAMES)})[1 + n % 10],
        initcap(${syllable(1)} || ${syllable(10)} || ${syllable(100)} || ${syllable(1000)}),
        'client' || p.id || '@example.com', '0550' || lpad((p.n::bigint * 7919 % 1000000)::text, 6, '0'),
        'Rue ' || n, w.name, lower(replace(w.name, ' ', '-')), w.name, w.id, 'cod', 'standard',
        jsonb_build_array(jsonb_build_object('kind', 'subtotal', 'amount', s.subtotal),
          jsonb_build_object('kind', 'delivery', 'amount', w.price)), s.subtotal + w.price,
        now() - n * interval '30 minutes', now() - n * interval '30 minutes'
      FROM planned p JOIN sums s ON s.order_id = p.id JOIN places w ON w.position = p.n % (SELECT count(*) FROM places)
      RETURNING id, status, order_date
    ),
    history AS (
      INSERT INTO orders_status_history (_order, _parent_id, id, status, at, by)
      SELECT 1, id, gen_random_uuid()::text, 'pending', order_date, 'guest' FROM placed
    )
    INSERT INTO orders_items (_order, _parent_id, id, product_id, title, reference, image, quantity, price, total_price, is_stock_counted)
    SELECT line + 1, order_id, gen_random_uuid()::text, product_id, title, reference, main_image, quantity, price, price * quantity, true
    FROM lines`,
  );
}
