/** The figures of orders are kept, not counted: they are what the orders themselves say, whatever happens at once. */
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { completeFigures, countOrders, FOLD_FIGURES, readOrderDays } from '@/orders/reading/order-figures';
import { ordersOf, placeOrder } from '../../support/admin-orders';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { freshDatabase } from '../../support/running/fresh-database';
import { startShop } from '../../support/running/shop';

const { url, databaseUrl } = inject('shop');
const office = sharedOffice();
const orders = ordersOf(office);

/** One snapshot: the orders by day and status as counted, and as kept. */
const BOTH = `SELECT (SELECT json_agg(c) FROM (
      SELECT (order_date AT TIME ZONE 'Africa/Algiers')::date AS day, status::text, count(*)::int AS orders,
        sum(total * 100)::bigint AS centimes FROM orders GROUP BY 1, 2 ORDER BY 1, 2) c) AS counted,
    (SELECT json_agg(f) FROM (
      SELECT day, status, sum(orders)::int AS orders, sum(centimes)::bigint AS centimes FROM order_figures
      GROUP BY 1, 2 HAVING sum(orders) <> 0 ORDER BY 1, 2) f) AS kept`;

function open(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 });
  onTestFinished(() => pool.end());
  return pool;
}

it('hold in every snapshot, while orders are placed, refused, moved and the figures folded', async () => {
  // given
  const db = open(databaseUrl);
  const { id } = await createProduct(office, { stock: 12 });
  const placed = await Promise.all(Array.from({ length: 4 }, () => placeOrder(office)));

  // when
  const work = Promise.all([
    ...Array.from({ length: 20 }, () => postOrder(url, orderBody(id))),
    ...placed.flatMap(({ orderId }) =>
      ['shipping', 'cancelled', 'delivered', 'cancelled'].map((status) => orders.move(orderId, { status })),
    ),
    ...Array.from({ length: 5 }, () => db.query(FOLD_FIGURES)),
  ]);
  const snapshots: { counted: unknown; kept: unknown }[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  do snapshots.push((await db.query(BOTH)).rows[0]);
  while (!isDone);
  await work;

  // then
  snapshots.push((await db.query(BOTH)).rows[0]);
  for (const { counted, kept } of snapshots) expect(kept).toEqual(counted);
});

it('are filled at a start from the orders of an older shop, and mended, and folded to one row for a day and status', async () => {
  // given: orders of today, of yesterday's last second, of the first of 30 days and of the second before, and no figures
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: '5' };
  const first = await startShop({ env });
  onTestFinished(first.remove);
  const db = open(database.url);
  await db.query(`INSERT INTO orders (status, order_date, customer_first_name, customer_last_name, customer_email,
      customer_phone, subtotal, delivery_price, total)
    SELECT status::enum_orders_status, placed, 'Zoé', 'Ünal', 'z@example.com', '0550 00 00 0' || n, 100.5, 0, 100.5
    FROM (SELECT date_trunc('day', now(), 'Africa/Algiers') AS today) d, LATERAL (VALUES
      (1, 'pending', now()), (2, 'pending', today), (3, 'cancelled', now()),
      (4, 'delivered', today - interval '1 second'),
      (5, 'delivered', today - interval '29 days'), (6, 'delivered', today - interval '29 days 1 second')
    ) v (n, status, placed)`);

  // when
  const second = await startShop({ env });
  onTestFinished(second.remove);

  // then
  expect([await countOrders(db, null), await countOrders(db, 'pending'), await countOrders(db, 'shipping')]).toEqual([
    6, 2, 0,
  ]);
  const { days, total } = await readOrderDays(db);
  expect(days).toHaveLength(30);
  expect(days.map(({ orders, revenue }) => [orders, revenue])).toEqual([
    [1, 100.5],
    ...Array(27).fill([0, 0]),
    [1, 100.5],
    [3, 201],
  ]);
  expect(total).toEqual({ orders: 5, revenue: 402 });
  const { rows: codes } = await db.query('SELECT DISTINCT tracking_code AS code FROM orders');
  expect(codes).toHaveLength(6);
  for (const { code } of codes) expect(code).toMatch(/^[\w-]{43}$/);
  const { rows } = await db.query(`SELECT id FROM orders WHERE customer_folded LIKE '%zoe unal%0550000002'`);
  expect(rows).toHaveLength(1);

  // and figures that are too high are corrected, and folded
  await db.query(`INSERT INTO order_figures (day, status, orders, centimes) VALUES (current_date, 'pending', 5, 700)`);
  await completeFigures(db);
  await db.query(FOLD_FIGURES);
  const { rows: kept } = await db.query(BOTH);
  expect(kept[0]?.kept).toEqual(kept[0]?.counted);
  const { rows: lines } = await db.query('SELECT count(*)::int AS n FROM order_figures GROUP BY day, status');
  expect(lines.every(({ n }) => n === 1)).toBe(true);
});

it('of the last days know each day, and no revenue of what was cancelled', async () => {
  const { orderId } = await placeOrder(office, { product: { price: 50_000_000 } });
  const { total } = await json<{ total: number }>(await orders.get(`${orderId}/`));
  const placed = await lookAt(orderId);
  await json(await orders.move(orderId, { status: 'cancelled' }));
  const cancelled = await lookAt(orderId);

  expect(placed).toMatchObject({ status: 'pending', total });
  expect(placed.days).toEqual(placed.counted);
  expect(cancelled).toMatchObject({ status: 'cancelled', total });
  expect(cancelled.days).toEqual(cancelled.counted);
});

/** An order, and the last two days as kept and as counted from the orders, in one snapshot: others order meanwhile. */
async function lookAt(orderId: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const { days } = await readOrderDays(client, { days: 2 });
  const { rows: counted } = await client.query(
    `SELECT to_char(day, 'YYYY-MM-DD') AS date, count(o.id)::int AS orders,
       coalesce(sum(total) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS revenue
     FROM generate_series(now() - interval '1 day', now(), interval '1 day') moment
     CROSS JOIN LATERAL (SELECT (moment AT TIME ZONE 'Africa/Algiers')::date AS day) d
     LEFT JOIN orders o ON (o.order_date AT TIME ZONE 'Africa/Algiers')::date = day GROUP BY day ORDER BY day`,
  );
  const { rows: found } = await client.query('SELECT status, total::float8 AS total FROM orders WHERE id = $1', [
    orderId,
  ]);
  return { days, counted, ...found[0] };
}
