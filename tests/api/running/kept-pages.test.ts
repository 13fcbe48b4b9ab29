/** Which changes cause pages to be made again, in two instances on one database that no other test uses. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackOffice, createCategory, createProduct, openBackOffice } from '../../support/back-office';
import { importCsv, newReference, table } from '../../support/imports';
import { orderBody, postOrder } from '../../support/orders';
import { startShopBeside } from '../../support/running/fresh-database';
import { type Shop, startShop } from '../../support/running/shop';

const METRICS_TOKEN = randomUUID();
/** What changed is seen within a second; a busy machine gets another. */
const within = { timeout: 2_000, interval: 20 };

let shop: Shop;
let other: Shop;
let office: BackOffice;

beforeAll(async () => {
  const PAYLOAD_SECRET = randomUUID();
  shop = await startShopBeside({ METRICS_TOKEN, PAYLOAD_SECRET });
  other = await startShop({
    env: { DATABASE_URL: shop.databaseUrl, DATABASE_POOL: '10', METRICS_TOKEN, PAYLOAD_SECRET },
  });
  office = await openBackOffice(shop.url);
});
afterAll(async () => {
  await other.remove();
  await shop.remove();
});

/** A product with its page, its own category's list, and the lists that show it. */
async function newProduct(fields: object = {}) {
  const category = await createCategory(office);
  const { id } = await createProduct(office, { categories: [category.id], stock: 30, price: 100, ...fields });
  const list = `/products?categories=${category.slug}`;
  return { id, category, path: `/product/${id}`, list, lists: ['/products', list, '/'] };
}

const instances = () => [shop, other];

async function read({ url }: Shop, path: string): Promise<string> {
  const response = await fetch(url + path, { headers: { Cookie: 'csrftoken=known' } });
  expect(response.status, path).toBe(200);
  return response.text();
}

/** Each page of each instance, in the same order. */
async function readAll(paths: readonly string[]): Promise<string[]> {
  const pages: string[] = [];
  for (const instance of instances()) for (const path of paths) pages.push(await read(instance, path));
  return pages;
}

async function pagesMade(): Promise<number[]> {
  const readOne = async ({ url }: Shop) => {
    const answer = await fetch(`${url}/api/metrics/`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
    return Number(/^\S*pages_made (\d+)/m.exec(await answer.text())?.[1]);
  };
  return Promise.all(instances().map(readOne));
}

/** Waits until both instances know the number of pieces: by then they know of the sale. */
async function untilStockIs(id: number, stock: number): Promise<void> {
  for (const { url } of instances()) {
    const pieces = async () => ((await (await fetch(`${url}/api/product/${id}/`)).json()) as { stock: number }).stock;
    await expect.poll(pieces, within).toBe(stock);
  }
}

/** Works, and waits until every page in both instances holds the text. @returns the number of pages made meanwhile */
async function untilAllHold(paths: readonly string[], text: string, work: () => Promise<unknown>): Promise<number[]> {
  const before = await pagesMade();
  await work();
  for (const instance of instances()) {
    for (const path of paths) await expect.poll(() => read(instance, path), within).toContain(text);
  }
  return (await pagesMade()).map((made, index) => made - (before[index] ?? 0));
}

describe('a sale', { retry: 2 }, () => {
  it('that leaves a product in stock changes no page: none is made again', async () => {
    const { id, path, lists } = await newProduct();
    const pages = await readAll([path, ...lists]);
    const before = await pagesMade();

    expect((await postOrder(shop.url, orderBody(id))).status).toBe(201);
    await untilStockIs(id, 29);

    expect(await readAll([path, ...lists])).toEqual(pages);
    expect(await pagesMade()).toEqual(before);
  });

  it('of the last piece changes the pages that show the product, and no others', async () => {
    const { id, path, list } = await newProduct({ stock: 1 });
    const bystander = await newProduct();
    const aside = [bystander.path, bystander.list, '/contactus'];
    const pages = await readAll(aside);
    await readAll([path, list]);

    const made = await untilAllHold([path, list], 'Rupture de stock', () => postOrder(shop.url, orderBody(id)));

    expect(made).toEqual([2, 2]);
    const before = await pagesMade();
    // The neighbour's page shows the product among those like it, as the newest of all.
    expect((await readAll(aside.slice(1))).length).toBe(4);
    expect((await readAll(aside)).filter((page, index) => page !== pages[index]).length).toBeLessThanOrEqual(2);
    expect((await pagesMade()).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
  });
});

describe('an edit', { retry: 2 }, () => {
  it('changes the pages that show the product, wherever they are', async () => {
    const { id, path, lists } = await newProduct();
    await readAll([path, ...lists, '/contactus']);
    const title = `Renommée-${randomUUID()}`;

    const made = await untilAllHold([path, ...lists], title, () => office.update('products', id, { title }));

    expect(made).toEqual([4, 4]);
  });

  it('that says what is there already changes no page', async () => {
    const { id, path, lists } = await newProduct();
    const pages = await readAll([path, ...lists]);
    const before = await pagesMade();

    expect((await office.update('products', id, { price: 100 })).status).toBe(200);
    await office.update('products', id, { stock: 12 });
    await untilStockIs(id, 12);

    expect(await readAll([path, ...lists])).toEqual(pages);
    expect(await pagesMade()).toEqual(before);
  });

  it('moves a product into lists that did not show it, and out of those that did', async () => {
    const { id, list: from } = await newProduct({ title: `Déplacée-${randomUUID()}` });
    const { list: to, category } = await newProduct();
    await readAll([from, to]);

    await untilAllHold([to], `/product/${id}`, () => office.update('products', id, { categories: [category.id] }));

    for (const instance of instances())
      await expect.poll(() => read(instance, from), within).not.toContain(`/product/${id}`);
  });

  it('brings a product into a list by its price', async () => {
    const { id, list } = await newProduct();
    const path = `${list}&min_price=4999&max_price=5001`;
    await readAll([path]);

    await untilAllHold([path], `/product/${id}`, () => office.update('products', id, { price: 5000 }));
  });
});

describe('an import', { retry: 2 }, () => {
  it('changes the pages that show its products', async () => {
    const reference = newReference();
    const { path, list } = await newProduct({ reference });
    const { list: otherList } = await newProduct();
    await readAll([path, list, otherList]);
    const [before] = await readAll([otherList]);
    const title = `Importée-${randomUUID()}`;

    const made = await untilAllHold([path, list], title, () =>
      importCsv(table({ reference, title }), { token: office.token, url: shop.url }),
    );

    expect(made).toEqual([2, 2]);
    expect((await readAll([otherList]))[0]).toBe(before);
  });

  it('of new products shows them in the lists', async () => {
    const { list, category } = await newProduct();
    await readAll([list]);
    const title = `Nouvelle-${randomUUID()}`;

    await untilAllHold([list], title, () =>
      importCsv(table({ title, price: '1', categories: category.name }), { token: office.token, url: shop.url }),
    );
  });
});
