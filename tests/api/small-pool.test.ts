/**
 * A pool far smaller than the crowd: whoever holds a connection must never wait for a second one, or all wait for
 * each other until a time-out.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackOffice, createCategory, createProduct, openBackOffice } from '../support/back-office';
import { freshDatabase } from '../support/fresh-database';
import { orderBody, postOrder } from '../support/orders';
import { type Shop, startShop } from '../support/shop';

let shop: Shop;
let office: BackOffice;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  shop = await startShop({ env: { DATABASE_URL: database.url, DATABASE_POOL: '5' } });
  office = await openBackOffice(shop.url);
});

afterAll(async () => {
  await shop.remove();
  await drop();
});

/** The statuses of the answers that are no success, with their texts. */
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
