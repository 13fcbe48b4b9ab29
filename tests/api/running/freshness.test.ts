/** Edits and sales at the same time, and how soon readers see either. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { ask, getJson, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
/** A reader may be a second behind; a busy machine gets another. */
const within = { timeout: 2_000, interval: 20 };

describe('an edit that does not touch the stock', () => {
  it('puts back no piece that is sold meanwhile', async () => {
    const { id } = await createProduct(office, { stock: 30 });

    const [orders, edits] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => postOrder(url, orderBody(id)))),
      Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          office.update('products', id, { title: `Édité ${index} ${randomUUID()}` }),
        ),
      ),
    ]);

    expect([...new Set(orders.map(({ status }) => status)), ...new Set(edits.map(({ status }) => status))]).toEqual([
      201, 200,
    ]);
    expect(await stockOf(rows, id)).toEqual({ stock: 10, status: 'instock', booked: 10, ordered: 20 });
  });

  it('puts back no piece if the form sends the stock that it was opened with', async () => {
    const { id } = await createProduct(office, { stock: 10 });
    const form = { title: `Édité ${randomUUID()}`, price: 1000, stock: 10, stockSeen: 10 };

    const answers = await Promise.all([
      office.update('products', id, form),
      ...Array.from({ length: 5 }, () => postOrder(url, orderBody(id))),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, ...Array(5).fill(201)]);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 5, booked: 5, ordered: 5 });
    const refused = await office.update('products', id, { stock: 12, stockSeen: 10 });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Stock changed since this form was opened');
    expect(await stockOf(rows, id)).toMatchObject({ stock: 5 });
  });

  it('does not bring a product that sold out meanwhile back into stock', async () => {
    const { id } = await createProduct(office, { stock: 3 });

    const answers = await Promise.all([
      office.update('products', id, { shortDescription: 'Édité' }),
      ...Array.from({ length: 3 }, () => postOrder(url, orderBody(id))),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 201]);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 0, status: 'outofstock' });
  });
});

describe('an edit of the stock', () => {
  it('is written into the book of stock', async () => {
    const { id } = await createProduct(office, { stock: 4 });

    await office.update('products', id, { stock: 9 });
    await office.update('products', id, { stock: 0 });

    expect(await stockOf(rows, id)).toEqual({ stock: 0, status: 'outofstock', booked: 0, ordered: 0 });
    const movements = await rows(
      'SELECT quantity::int AS n, reason FROM stock_movements WHERE product_id = $1 ORDER BY id',
      [id],
    );
    expect(movements).toEqual([4, 5, -9].map((n) => ({ n, reason: 'correction' })));
  });

  it('at the moment of sales leaves the book in step with the stock', async () => {
    const { id } = await createProduct(office, { stock: 20 });

    // An editor who learns that pieces were sold meanwhile (409) tries again.
    const edit = async (): Promise<Response> => {
      const answer = await office.update('products', id, { stock: 50 });
      return answer.status === 409 ? edit() : answer;
    };

    const answers = await Promise.all([edit(), ...Array.from({ length: 10 }, () => postOrder(url, orderBody(id)))]);

    expect(answers.map(({ status }) => status)).toEqual([200, ...Array(10).fill(201)]);
    const { stock, booked, ordered } = await stockOf(rows, id);
    expect([booked, ordered]).toEqual([stock, 10]);
    // Of the ten some were sold before the edit.
    expect(stock).toBeGreaterThanOrEqual(40);
    expect(stock).toBeLessThanOrEqual(50);
  });
});

describe('the next reader sees within a second', { retry: 2 }, () => {
  it('a new price, in the listing and on the product', async () => {
    const category = await createCategory(office);
    const { id } = await createProduct(office, { categories: [category.id], price: 100 });
    const list = () => getJson<{ products: { price: number }[] }>(`/api/products/?categories=${category.slug}`);
    const prices = async () => [
      (await list()).products[0]?.price,
      (await getJson<{ price: number }>(`/api/product/${id}/`)).price,
    ];
    expect(await prices()).toEqual([100, 100]);

    await office.update('products', id, { price: 200 });

    await expect.poll(prices, within).toEqual([200, 200]);
  });

  it('a sale', async () => {
    const { id } = await createProduct(office, { stock: 1 });
    const stock = async () =>
      (await getJson<{ stock: number; stock_status: string }>(`/api/product/${id}/`)).stock_status;
    expect(await stock()).toBe('instock');

    await postOrder(url, orderBody(id));

    await expect.poll(stock, within).toBe('outofstock');
  });

  it('a deletion', async () => {
    const { id } = await createProduct(office);
    const status = async () => (await ask(`/api/product/${id}/`)).status;
    expect(await status()).toBe(200);

    await office.remove('products', id);

    await expect.poll(status, within).toBe(404);
  });

  it('a new name of a category, in the lists and at its products', async () => {
    const category = await createCategory(office);
    const { id } = await createProduct(office, { categories: [category.id] });
    const names = async () => (await getJson<{ categories: string[] }>(`/api/product/${id}/`)).categories;
    expect(await names()).toEqual([category.name]);
    const name = `Renommée ${randomUUID()}`;

    await office.update('categories', category.id, { name });

    await expect.poll(names, within).toEqual([name]);
    await expect.poll(async () => (await ask('/api/categories-tags/')).text(), within).toContain(name);
  });

  it("an answer of the storefront's page too", async () => {
    const { id } = await createProduct(office);
    const page = async () => (await ask(`/product/${id}`, { headers: { Accept: 'text/html' } })).text();
    await page();
    const title = `Renommée-${randomUUID()}`;

    await office.update('products', id, { title });

    await expect.poll(page, within).toContain(title);
  });
});
