/** The figures of orders are kept, not counted: they are what the orders themselves say, whatever happens at once. */
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { completeFigures, countOrders, FOLD_FIGURES, readOrderDays } from '@/orders/order-figures';
import { ordersOf, placeOrder } from '../support/admin-orders';
import { json, sharedOffice } from '../support/api';
import { createProduct } from '../support/back-office';
import { freshDatabase } from '../support/fresh-database';
import { orderBody, postOrder } from '../support/orders';
import { startShop } from '../support/shop';

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
  // given: three orders, and figures that know nothing of them
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: '5' };
  const first = await startShop({ env });
  onTestFinished(first.remove);
  const db = open(database.url);
  await db.query(`INSERT INTO orders (status, order_date, customer_first_name, customer_last_name, customer_email,
      customer_phone, subtotal, delivery_price, total)
    SELECT CASE n WHEN 3 THEN 'cancelled' ELSE 'pending' END::enum_orders_status, now(), 'Zoé', 'Ünal', 'z@example.com',
      '0550 00 00 0' || n, 100.5, 0, 100.5 FROM generate_series(1, 3) n`);

  // when
  const second = await startShop({ env });
  onTestFinished(second.remove);

  // then
  expect([await countOrders(db, null), await countOrders(db, 'pending'), await countOrders(db, 'shipping')]).toEqual([
    3, 2, 0,
  ]);
  const { days, total } = await readOrderDays(db);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ orders: 3, revenue: 201 });
  expect(total).toEqual({ orders: 3, revenue: 201 });
  const { rows } = await db.query(`SELECT id FROM orders WHERE customer_folded LIKE '%zoe unal%0550000002'`);
  expect(rows).toHaveLength(1);

  // and where they say too much, they are mended, and folded
  await db.query(`INSERT INTO order_figures (day, status, orders, centimes) VALUES (current_date, 'pending', 5, 700)`);
  await completeFigures(db);
  await db.query(FOLD_FIGURES);
  const { rows: kept } = await db.query(BOTH);
  expect(kept[0]?.kept).toEqual(kept[0]?.counted);
  const { rows: lines } = await db.query('SELECT count(*)::int AS n FROM order_figures GROUP BY day, status');
  expect(lines.every(({ n }) => n === 1)).toBe(true);
});

it('of the last days know each day, and no revenue of what was cancelled', async () => {
  const db = open(databaseUrl);
  const today = async () => (await readOrderDays(db, { days: 2 })).days.at(-1);
  const before = await today();

  const { orderId } = await placeOrder(office, { product: { price: 50_000_000 } });

  expect((await today())?.revenue).toBeGreaterThanOrEqual((before?.revenue ?? 0) + 50_000_000);
  const { total } = await json<{ total: number }>(await orders.get(`${orderId}/`));
  expect(total).toBeGreaterThanOrEqual(50_000_000);
  const rich = (await today())?.revenue ?? 0;
  await json(await orders.move(orderId, { status: 'cancelled' }));
  expect((await today())?.revenue).toBeLessThanOrEqual(rich - 40_000_000);
});
