/** Selections of the back office while customers buy the same products: no deadlocks, nothing is lost. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { json, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';
import { superuserUrl } from '../../support/running/shop';

const { url, dataDir } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const ROUNDS = 6;
const BUYERS = 8;

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const chosen = (ids: readonly number[]) => `where[id][in]=${ids.join(',')}`;
const buyAll = (ids: readonly number[]) =>
  postOrder(url, orderBody(0, { items: ids.map((product_id) => ({ product_id, quantity: 1 })) }));

async function buyOne(id: number): Promise<number> {
  return (await json<{ order_id: number }>(await postOrder(url, orderBody(id)), 201)).order_id;
}

/** What a selection answers: the documents that were changed, and what was refused of them. */
async function bulk(collection: string, ids: readonly number[], method: 'PATCH' | 'DELETE', data = {}) {
  const { status, text } = await office
    .ask(`${collection}?${chosen(ids)}`, method, data)
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }));
  const { docs, errors } = JSON.parse(text) as { docs: unknown[]; errors: unknown[] };
  return { status, done: docs.length, errors };
}

async function someProducts(count: number): Promise<number[]> {
  const category = await createCategory(office);
  const products = await times(count, () => createProduct(office, { categories: [category.id], stock: 1000 }));
  return products.map(({ id }) => id);
}

describe('while customers buy the same products', () => {
  it('a selection of orders is cancelled', async () => {
    const products = await someProducts(5);

    for (let round = 0; round < ROUNDS; round++) {
      const orders: number[] = [];
      for (const id of products) orders.push(await buyOne(id));
      const [cancelled, bought] = await Promise.all([
        bulk('orders', orders, 'PATCH', { status: 'cancelled' }),
        times(BUYERS, () => buyAll(products)),
      ]);

      expect(cancelled).toEqual({ status: 200, done: 5, errors: [] });
      expect(bought.map(({ status }) => status)).toEqual(Array(BUYERS).fill(201));
    }

    for (const id of products) {
      expect(await stockOf(rows, id)).toMatchObject({ stock: 1000 - ROUNDS * BUYERS, booked: 1000 - ROUNDS * BUYERS });
    }
  });

  it('a selection of products is edited, then deleted', async () => {
    const products = await someProducts(5);

    for (let round = 0; round < ROUNDS; round++) {
      const [edited, bought] = await Promise.all([
        bulk('products', products, 'PATCH', { shortDescription: `Tour ${round}` }),
        times(BUYERS, () => buyAll(products)),
      ]);

      expect(edited).toEqual({ status: 200, done: 5, errors: [] });
      expect(bought.map(({ status }) => status)).toEqual(Array(BUYERS).fill(201));
    }
    const [deleted, bought] = await Promise.all([
      bulk('products', products, 'DELETE'),
      times(BUYERS, () => buyAll(products)),
    ]);

    expect(deleted).toEqual({ status: 200, done: 5, errors: [] });
    for (const { status } of bought) expect([201, 409]).toContain(status);
  });

  it('the same products are deleted by four people at once, in opposite orders', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const products = await someProducts(5);
      const reversed = products.toReversed();

      const [[one, other], single, bought] = await Promise.all([
        Promise.all([bulk('products', products, 'DELETE'), bulk('products', reversed, 'DELETE')]),
        Promise.all([office.remove('products', products[0] ?? 0), office.remove('products', reversed[0] ?? 0)]),
        times(BUYERS, (buyer) => buyAll(buyer % 2 === 0 ? products : reversed)),
      ]);

      expect([one, other]).toEqual([one, other].map(({ done }) => ({ status: 200, done, errors: [] })));
      for (const { status } of single) expect([200, 404]).toContain(status);
      for (const { status } of bought) expect([201, 409]).toContain(status);
      expect(await rows('SELECT 1 FROM products WHERE id = ANY($1)', [products])).toEqual([]);
    }
  });

  it('a category is deleted with all below it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const top = await createCategory(office);
      const children = await times(6, () => createCategory(office, { parent: top.id }));
      // Their categories are in the opposite order of their ids.
      const products: number[] = [];
      for (const { id } of children.toSorted((one, other) => other.id - one.id)) {
        products.push((await createProduct(office, { categories: [id], stock: 1000 })).id);
      }

      const [deleted, bought] = await Promise.all([
        office.remove('categories', top.id),
        times(BUYERS, () => buyAll(products)),
      ]);

      expect(deleted.status).toBe(200);
      expect(bought.map(({ status }) => status)).toEqual(Array(BUYERS).fill(201));
      const left = await rows('SELECT 1 FROM products WHERE id = ANY($1) AND category_path_ids <> $2', [
        products,
        '{}',
      ]);
      expect(left).toEqual([]);
    }
  });

  it('a selection of brands gets another picture, and one of categories another parent', async () => {
    const products = await someProducts(6);
    const [brands, parent] = [
      await times(3, () => office.create('tags', { name: `Marque ${randomUUID()}` })),
      await createCategory(office),
    ];
    const categories = await times(3, () => createCategory(office));
    for (const [index, id] of products.toReversed().entries()) {
      const [brand, category] = [brands[index % 3], categories[index % 3]];
      await json(await office.update('products', id, { tags: [brand?.id], categories: [category?.id] }));
    }

    const [branded, moved, bought] = await Promise.all([
      bulk(
        'tags',
        brands.map(({ id }) => id),
        'PATCH',
        { image: null },
      ),
      bulk(
        'categories',
        categories.map(({ id }) => id),
        'PATCH',
        { parent: parent.id },
      ),
      times(4 * BUYERS, () => buyAll(products)),
    ]);

    expect([branded, moved]).toEqual(Array(2).fill({ status: 200, done: 3, errors: [] }));
    expect(bought.map(({ status }) => status)).toEqual(Array(4 * BUYERS).fill(201));
  });
});

it('of a selection of cancelled orders taken up again, the one that cannot be served takes no pieces', async () => {
  const [scarce, plenty] = await times(2, () => createProduct(office, { stock: 5 }));
  if (!scarce || !plenty) throw new Error('Two products were made.');
  const items = [
    { product_id: plenty.id, quantity: 3 },
    { product_id: scarce.id, quantity: 5 },
  ];
  const both = await json<{ order_id: number }>(await postOrder(url, orderBody(0, { items })), 201);
  await json(await office.update('orders', both.order_id, { status: 'cancelled' }));
  const one = await buyOne(plenty.id);
  await json(await office.update('orders', one, { status: 'cancelled' }));
  await json(await office.update('products', scarce.id, { stock: 1 }));

  const answer = await bulk('orders', [both.order_id, one], 'PATCH', { status: 'pending' });

  expect(answer).toMatchObject({ done: 1, errors: [{ id: both.order_id }] });
  expect(await stockOf(rows, plenty.id)).toMatchObject({ stock: 4, booked: 4, ordered: 1 });
  expect(await stockOf(rows, scarce.id)).toMatchObject({ stock: 1, booked: 1, ordered: 0 });
});

it('of a selection of cancelled orders taken up again, the one whose product was deleted stays cancelled', async () => {
  const [gone, here] = await times(2, () => createProduct(office, { stock: 5 }));
  if (!gone || !here) throw new Error('Two products were made.');
  const [lost, kept] = [await buyOne(gone.id), await buyOne(here.id)];
  for (const order of [lost, kept]) await json(await office.update('orders', order, { status: 'cancelled' }));
  await office.remove('products', gone.id);

  const answer = await bulk('orders', [lost, kept], 'PATCH', { status: 'pending' });

  expect(answer).toMatchObject({ done: 1, errors: [{ id: lost }] });
  expect(await stockOf(rows, here.id)).toMatchObject({ stock: 4, booked: 4, ordered: 1 });
});

/** A connection that locks the second of two products and sees when a transaction of the shop waits for it. */
async function rivalForTwo() {
  const [first = 0, second = 0] = (await someProducts(2)).toSorted((left, right) => left - right);
  const rival = new pg.Client({ connectionString: await superuserUrl(dataDir, 'thermopieces') });
  await rival.connect();
  onTestFinished(() => rival.end());
  const take = (id: number) => rival.query('SELECT 1 FROM products WHERE id = $1 FOR UPDATE', [id]);
  // The database ends the shop's transaction, not this one. Only a superuser may set that.
  await rival.query("SET deadlock_timeout = '1min'");
  await rival.query('BEGIN');
  await take(second);
  const {
    rows: [self],
  } = await rival.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const untilAwaited = () =>
    vi.waitFor(
      async () => {
        const waiting = await rows('SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', [self?.pid]);
        expect(waiting).toHaveLength(1);
      },
      { timeout: 45_000, interval: 20 },
    );
  return { first, second, rival, take, untilAwaited };
}

describe('an order that the database ends, since it waits in a ring with somebody else', () => {
  async function endTransactions(count: number): Promise<Response> {
    const { first, second, rival, take, untilAwaited } = await rivalForTwo();
    const order = buyAll([first, second]);
    for (let round = 0; round < count; round++) {
      await untilAwaited();
      await rival.query('SAVEPOINT before');
      await take(first);
      await rival.query('ROLLBACK TO SAVEPOINT before');
    }
    await rival.query('COMMIT');
    return order;
  }

  it('is tried again, and placed', async () => {
    expect((await endTransactions(3)).status).toBe(201);
  });

  it('is asked to come back if that happens again and again, and is no failure of the shop', async () => {
    const answer = await endTransactions(4);

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

it("a deletion in Payload's own list that the database ends is asked to come back", async () => {
  const { first, second, rival, take, untilAwaited } = await rivalForTwo();
  const deletion = office.ask(`products?${chosen([first, second])}`, 'DELETE');
  await untilAwaited();

  await take(first);
  await rival.query('COMMIT');

  const answer = await deletion;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});
