/** Selections of the back office while customers buy the same products: no deadlocks, nothing is lost. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { times } from '../../support/accounts';
import { placeBody } from '../../support/admin-orders';
import { json, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { linesFor, orderBody, postOrder } from '../../support/orders';
import { openRival, sharedDatabase, stockOf } from '../../support/running/database';
import { superuserUrl } from '../../support/running/shop';

const { url, dataDir } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const ROUNDS = 6;
const BUYERS = 8;

const chosen = (ids: readonly number[]) => `where[id][in]=${ids.join(',')}`;
const buyAll = (ids: readonly number[]) =>
  postOrder(url, orderBody(0, { items: linesFor(...ids.map((id) => [id, 1] as const)) }));
const buyOne = (id: number) => placeBody(orderBody(id));
/** Cancels an order in the CMS. */
const cancel = async (order: number) => json(await office.update('orders', order, { status: 'cancelled' }));
const idsOf = (documents: readonly { id: number }[]) => documents.map(({ id }) => id);

/** What a selection answers: the documents that were changed, and what was refused of them. */
async function bulk(collection: string, ids: readonly number[], method: 'PATCH' | 'DELETE', data = {}) {
  const answer = await office.ask(`${collection}?${chosen(ids)}`, method, data);
  const { docs, errors } = (await answer.json()) as { docs: unknown[]; errors: unknown[] };
  return { status: answer.status, done: docs.length, errors };
}

async function someProducts(count: number): Promise<number[]> {
  const category = await createCategory(office);
  return idsOf(await times(count, () => createProduct(office, { categories: [category.id], stock: 1000 })));
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
      const left = `SELECT 1 FROM products WHERE id = ANY($1) AND category_path_ids <> '{}'`;
      expect(await rows(left, [products])).toEqual([]);
    }
  });

  it('a selection of brands gets another picture, and one of categories another parent', async () => {
    const products = await someProducts(6);
    const brands = await times(3, () => office.create('tags', { name: `Marque ${randomUUID()}` }));
    const parent = await createCategory(office);
    const categories = await times(3, () => createCategory(office));
    for (const [index, id] of products.toReversed().entries()) {
      const [brand, category] = [brands[index % 3], categories[index % 3]];
      await json(await office.update('products', id, { tags: [brand?.id], categories: [category?.id] }));
    }

    const [branded, moved, bought] = await Promise.all([
      bulk('tags', idsOf(brands), 'PATCH', { image: null }),
      bulk('categories', idsOf(categories), 'PATCH', { parent: parent.id }),
      times(4 * BUYERS, () => buyAll(products)),
    ]);

    expect([branded, moved]).toEqual(Array(2).fill({ status: 200, done: 3, errors: [] }));
    expect(bought.map(({ status }) => status)).toEqual(Array(4 * BUYERS).fill(201));
  });
});

it('of a selection of cancelled orders taken up again, the one that cannot be served takes no pieces', async () => {
  const [scarce = 0, plenty = 0] = idsOf(await times(2, () => createProduct(office, { stock: 5 })));
  const both = await placeBody(orderBody(0, { items: linesFor([plenty, 3], [scarce, 5]) }));
  await cancel(both);
  const one = await buyOne(plenty);
  await cancel(one);
  await json(await office.update('products', scarce, { stock: 1 }));

  const answer = await bulk('orders', [both, one], 'PATCH', { status: 'pending' });

  expect(answer).toMatchObject({ done: 1, errors: [{ id: both }] });
  expect(await stockOf(rows, plenty)).toMatchObject({ stock: 4, booked: 4, ordered: 1 });
  expect(await stockOf(rows, scarce)).toMatchObject({ stock: 1, booked: 1, ordered: 0 });
});

it('of a selection of cancelled orders taken up again, the one whose product was deleted stays cancelled', async () => {
  const [gone = 0, here = 0] = idsOf(await times(2, () => createProduct(office, { stock: 5 })));
  const [lost, kept] = [await buyOne(gone), await buyOne(here)];
  for (const order of [lost, kept]) await cancel(order);
  await office.remove('products', gone);

  const answer = await bulk('orders', [lost, kept], 'PATCH', { status: 'pending' });

  expect(answer).toMatchObject({ done: 1, errors: [{ id: lost }] });
  expect(await stockOf(rows, here)).toMatchObject({ stock: 4, booked: 4, ordered: 1 });
});

/** A connection that locks the second of two products and sees when a transaction of the shop waits for it. */
async function rivalForTwo() {
  const [first = 0, second = 0] = (await someProducts(2)).toSorted((left, right) => left - right);
  const { client, untilAwaited } = await openRival(rows, await superuserUrl(dataDir, 'thermopieces'));
  const take = (id: number) => client.query('SELECT 1 FROM products WHERE id = $1 FOR UPDATE', [id]);
  // The database ends the shop's transaction, not this one. Only a superuser may set that.
  await client.query("SET deadlock_timeout = '1min'");
  await take(second);
  return { first, second, rival: client, take, untilAwaited };
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
