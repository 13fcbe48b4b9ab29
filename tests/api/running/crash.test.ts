/** kill -9 while orders are being placed: each answered order is there after the next start, complete. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { times } from '../../support/accounts';
import { createProduct, openBackOffice } from '../../support/back-office';
import { mailFiles } from '../../support/mails';
import { orderBody, postOrder } from '../../support/orders';
import { connectTo } from '../../support/running/database';
import { startShop } from '../../support/running/shop';

const ORDERS = 200;
/** The crash comes once this many were answered, so that many others are under way. */
const ANSWERED_BEFORE = 60;
const AT_ONCE = 25;
const STOCK = 500;

type Placed = { order_id: number; subtotal: number; total: number };

it('every order that was answered 201 is there, with its items, its stock and its mail', async () => {
  const shop = await startShop();
  onTestFinished(shop.remove);
  const office = await openBackOffice(shop.url);
  const { id: category } = await office.create('categories', { name: 'Chaudières' });
  const products = await times(5, (index) =>
    createProduct(office, { categories: [category], stock: STOCK, price: 10 + index }),
  );
  const placed: Placed[] = [];
  let next = 0;
  const shopper = async () => {
    while (next < ORDERS) {
      const index = next++;
      const quantity = 1 + (index % 3);
      const items = [0, 1, 3].map((step) => ({ product_id: products[(index + step) % 5]?.id, quantity }));
      const answer = await postOrder(shop.url, orderBody(0, { items })).catch(() => null);
      const body: Placed | null = answer?.status === 201 ? await answer.json().catch(() => null) : null;
      if (body) placed.push(body);
    }
  };
  const sent = times(AT_ONCE, shopper);

  await vi.waitFor(() => expect(placed.length).toBeGreaterThanOrEqual(ANSWERED_BEFORE), {
    timeout: 90_000,
    interval: 2,
  });
  await shop.kill();
  await sent;
  expect(placed.length).toBeLessThan(ORDERS);

  const again = await startShop({ dataDir: shop.dataDir });
  onTestFinished(again.remove);
  const database = await connectTo(again.databaseUrl);
  type Stored = { id: number; subtotal: number; total: number; lines: number; sum: number };
  const { rows: orders } = await database.query<Stored>(
    `SELECT o.id, o.subtotal::float8 AS subtotal, o.total::float8 AS total, count(i.*)::int AS lines,
       sum(i.total_price)::float8 AS sum FROM orders o LEFT JOIN orders_items i ON i._parent_id = o.id GROUP BY o.id`,
  );
  const stored = new Map(orders.map((order) => [order.id, order]));
  for (const { order_id, subtotal, total } of placed) expect(stored.get(order_id)).toMatchObject({ subtotal, total });
  // Orders whose answer was lost are complete too, or not there at all.
  for (const order of orders)
    expect(order).toMatchObject({ lines: 3, sum: order.subtotal, total: order.subtotal + 400 });

  const { rows: stocks } = await database.query(
    `SELECT p.stock::int AS stock, (SELECT sum(quantity)::int FROM stock_movements m WHERE m.product_id = p.id) AS booked,
       (SELECT COALESCE(sum(i.quantity), 0)::int FROM orders_items i WHERE i.product_id = p.id) AS sold FROM products p`,
  );
  expect(stocks).toHaveLength(5);
  for (const { stock, booked, sold } of stocks) expect([stock + sold, booked]).toEqual([STOCK, stock]);

  const unconfirmed = async () => {
    const files = await Promise.all(orders.map(async ({ id }) => (await mailFiles(again.dataDir, id)).length));
    return files.filter((count) => count !== 1).length;
  };
  await vi.waitFor(async () => expect(await unconfirmed()).toBe(0), { timeout: 60_000, interval: 250 });

  const items = [{ product_id: products[0]?.id, quantity: 1 }];
  expect((await postOrder(again.url, orderBody(0, { items }))).status).toBe(201);
}, 240_000);
