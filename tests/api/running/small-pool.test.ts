/**
 * A pool far smaller than the crowd: a request that holds a connection must never wait for a second one, or all wait for
 * each other until a timeout.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type BackOffice, createCategory, createProduct, openBackOffice } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { connectTo } from '../../support/running/database';
import { startShopBeside } from '../../support/running/fresh-database';
import type { Shop } from '../../support/running/shop';

let shop: Shop;
let office: BackOffice;

beforeAll(async () => {
  shop = await startShopBeside({ DATABASE_POOL: '5' });
  office = await openBackOffice(shop.url);
});
afterAll(() => shop.remove());

/** The statuses and texts of the unsuccessful answers. */
async function refusals(answers: readonly Response[]): Promise<string[]> {
  const bad = answers.filter(({ ok }) => !ok);
  return Promise.all(bad.map(async (answer) => `${answer.status} ${await answer.text()}`));
}

it('serves orders and edits of one product at once', async () => {
  const { id } = await createProduct(office, { stock: 30 });

  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => postOrder(shop.url, orderBody(id))),
    ...Array.from({ length: 8 }, () => office.update('products', id, { title: `Édité ${randomUUID()}` })),
  ]);

  expect(await refusals(answers)).toEqual([]);
});

it('serves edits and deletions of categories and products at once', async () => {
  const category = await createCategory(office);
  const products = await Promise.all(
    Array.from({ length: 6 }, () => createProduct(office, { categories: [category.id] })),
  );

  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => office.update('categories', category.id, { name: `Nom ${randomUUID()}` })),
    ...products.slice(0, 3).map(({ id }) => office.remove('products', id)),
    ...products.slice(3).map(({ id }) => office.update('products', id, { price: 5 })),
    ...products.slice(3).map(({ id }) => postOrder(shop.url, orderBody(id))),
  ]);

  expect(await refusals(answers)).toEqual([]);
});

/** Has every search for wilayas hold its connection for so long; the orders' own reading is as quick as ever. */
async function slowDownWilayas(seconds: number): Promise<void> {
  const database = await connectTo(shop.databaseUrl);
  onTestFinished(
    async () =>
      void (await database.query('ALTER TABLE wilayas DISABLE ROW LEVEL SECURITY; DROP POLICY slow ON wilayas')),
  );
  await database.query(`
    CREATE POLICY slow ON wilayas USING (current_query() NOT LIKE '%ilike%' OR pg_sleep(${seconds / 58}) IS NOT NULL);
    ALTER TABLE wilayas ENABLE ROW LEVEL SECURITY;
    ALTER TABLE wilayas FORCE ROW LEVEL SECURITY`);
}

it('serves the shop and its people beside a crowd of strangers who ask the CMS', async () => {
  const { id } = await createProduct(office, { stock: 100_000 });
  await slowDownWilayas(1.5);
  const printed = shop.output().length;
  let isOver = false;
  const crowd = Promise.all(
    Array.from({ length: 400 }, () => fetch(`${shop.url}/cms/wilayas?where[name][like]=a&limit=100`)),
  ).finally(() => {
    isOver = true;
  });

  const beside: Response[] = [];
  do {
    const page = randomUUID();
    beside.push(
      ...(await Promise.all([
        fetch(`${shop.url}/api/products/?q=${page}`),
        fetch(`${shop.url}/products?visite=${page}`),
        postOrder(shop.url, orderBody(id)),
        office.ask('products?limit=1'),
      ])),
    );
  } while (!isOver);

  expect(await refusals(beside)).toEqual([]);
  const answers = await crowd;
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([401]);
  expect(shop.output().slice(printed)).toBe('');
});

it('says everywhere to come back if no connection is free in time, and logs a line for each request', async () => {
  const { id } = await createProduct(office);
  const database = await connectTo(shop.databaseUrl);
  await database.query('BEGIN; LOCK TABLE wilayas');
  // A read by the CMS would end after five seconds.
  const holders = Promise.all(Array.from({ length: 4 }, () => postOrder(shop.url, orderBody(id))));
  await vi.waitFor(
    async () => {
      const { rows } = await database.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
      expect(rows.length).toBe(4);
    },
    { timeout: 5_000, interval: 50 },
  );
  const printed = shop.output().length;
  const visit = randomUUID();
  const token = { Authorization: `Bearer ${office.token}` };

  const asked = [
    fetch(`${shop.url}/api/products/?q=${visit}`),
    fetch(`${shop.url}/api/admin/orders/`, { headers: token }),
    office.ask(`products?where[title][like]=${visit}`),
    office.ask('products'),
    fetch(`${shop.url}/product/${id}?visite=${visit}`),
    fetch(`${shop.url}/admin`, { headers: { Cookie: `payload-token=${office.token}` } }),
  ];
  // The shop's own work, as its jobs, belongs to no request.
  const lines = () =>
    shop
      .output()
      .slice(printed)
      .split('\n')
      .filter((line) => line.includes('"request"'));
  await expect.poll(() => lines().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(asked.length);
  await database.query('ROLLBACK');
  const answers = await Promise.all(asked);

  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 503));
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(asked.map(() => '5'));
  expect(lines().length, lines().join('\n')).toBe(asked.length);
  for (const line of lines()) {
    expect(line).toContain('There was no connection to the database in time.');
    expect(line.length).toBeLessThan(300);
  }
  expect((await holders).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});
