/** GET /api/products/: order, pages, filters. Each test lists a category of its own. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, getJson, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';

type Product = { id: number; title: string; price: number | null };
type Page = { products: Product[]; total_pages: number; page: number; total: number };

const office = sharedOffice();
const list = (query: Record<string, string | number>) =>
  getJson<Page>(`/api/products/?${new URLSearchParams(Object.entries(query).map((pair) => pair.map(String)))}`);
const ids = (page: Page) => page.products.map(({ id }) => id);
const createBrand = (name = `Marque ${randomUUID()}`) =>
  office.create<{ id: number; name: string; slug: string }>('tags', { name });

/** A category with this many products, oldest first. */
async function shelf(count: number, data: Record<string, unknown> = {}) {
  const category = await createCategory(office);
  const products = await Promise.all(
    Array.from({ length: count }, (_, day) =>
      createProduct(office, {
        categories: [category.id],
        date: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
        ...data,
      }),
    ),
  );
  return { category, products };
}

describe('the pages of the listing', () => {
  it('hold 20 products each, newest first', async () => {
    const { category, products } = await shelf(21);
    const newestFirst = products.map(({ id }) => id).toReversed();

    const first = await list({ categories: category.slug });
    const second = await list({ categories: category.slug, page: 2 });

    expect(first).toMatchObject({ page: 1, total_pages: 2, total: 21 });
    expect([...ids(first), ...ids(second)]).toEqual(newestFirst);
    expect(ids(first)).toHaveLength(20);
  });

  it('put the higher id first if the dates are the same', async () => {
    const { category, products } = await shelf(3, { date: '2026-05-05T00:00:00.000Z' });

    const page = await list({ categories: category.slug });

    expect(ids(page)).toEqual(products.map(({ id }) => id).sort((left, right) => right - left));
  });

  it('are as long as asked, each product on exactly one', async () => {
    const { category, products } = await shelf(5);

    const pages = await Promise.all([1, 2, 3].map((page) => list({ categories: category.slug, limit: 2, page })));

    expect(pages).toMatchObject([1, 2, 3].map((page) => ({ page, total_pages: 3, total: 5 })));
    expect(pages.flatMap(ids)).toEqual(products.map(({ id }) => id).toReversed());
  });

  it('past the end are empty', async () => {
    const { category } = await shelf(1);

    const page = await list({ categories: category.slug, page: 9 });

    expect(page).toEqual({ products: [], total_pages: 1, page: 9, total: 1 });
  });

  it('of no published product are one, which is empty', async () => {
    const { category } = await shelf(1, { published: false });

    expect(await list({ categories: category.slug })).toEqual({ products: [], total_pages: 1, page: 1, total: 0 });
  });
});

describe('a listed product', () => {
  it('has exactly the documented shape', async () => {
    const [category, brand] = await Promise.all([createCategory(office), createBrand()]);
    const { id, title } = await createProduct(office, {
      ...{ categories: [category.id], tags: [brand.id], price: 1234.5, stock: 7, reference: `R-${randomUUID()}` },
      ...{ shortDescription: 'Courte', image1Url: 'https://example.com/1.png' },
    });

    const { products } = await list({ categories: category.slug });

    expect(products).toEqual([
      {
        ...{ id, title, short_description: 'Courte', main_image: 'https://example.com/1.png', price: 1234.5 },
        ...{ stock: 7, in_stock: true, stock_status: 'instock', reference: expect.stringMatching(/^R-/) },
        tags: [{ id: brand.id, name: brand.name }],
        categories: [{ id: category.id, name: category.name, slug: category.slug }],
      },
    ]);
  });

  it.each([
    [0, 'instock', 'outofstock'],
    [2, 'outofstock', 'instock'],
    [null, 'outofstock', 'outofstock'],
    [null, 'instock', 'instock'],
  ])('with %j pieces, saved as %s, is shown as %s', async (stock, stockStatus, stock_status) => {
    const { category } = await shelf(1, { stock, stockStatus });

    const { products } = await list({ categories: category.slug });

    expect(products).toMatchObject([{ stock, in_stock: stock_status === 'instock', stock_status }]);
  });

  it('has empty values for fields that were not filled in', async () => {
    const { category } = await shelf(1, { price: null });

    const empty = { price: null, short_description: '', main_image: null, reference: null, tags: [] };
    expect((await list({ categories: category.slug })).products).toMatchObject([empty]);
  });
});

describe('the filters of the listing', () => {
  it('take any of several categories and any of several brands, but both must hold', async () => {
    const [first, second] = await Promise.all([createCategory(office), createCategory(office)]);
    const [red, blue] = await Promise.all([createBrand(), createBrand()]);
    const make = (category: number, tags: number[]) => createProduct(office, { categories: [category], tags });
    const [a, b, c] = await Promise.all([make(first.id, [red.id]), make(second.id, [blue.id]), make(first.id, [])]);
    const found = async (query: Record<string, string>) => new Set(ids(await list(query)));
    const both = `${first.slug},${second.slug}`;

    expect(await found({ categories: both })).toEqual(new Set([a.id, b.id, c.id]));
    expect(await found({ tags: `${red.name},${blue.name}` })).toEqual(new Set([a.id, b.id]));
    expect(await found({ categories: both, tags: red.name })).toEqual(new Set([a.id]));
    expect(await found({ categories: second.slug, tags: red.name })).toEqual(new Set());
  });

  it('read a category as its whole subtree, each product once', async () => {
    const top = await createCategory(office);
    const middle = await createCategory(office, { parent: top.id });
    const leaf = await createCategory(office, { parent: middle.id });
    const inBoth = await createProduct(office, { categories: [leaf.id, top.id] });
    const inMiddle = await createProduct(office, { categories: [middle.id] });

    expect(new Set(ids(await list({ categories: top.slug })))).toEqual(new Set([inBoth.id, inMiddle.id]));
    expect(await list({ categories: `${top.slug},${leaf.slug}` })).toMatchObject({ total: 2 });
    expect(ids(await list({ categories: leaf.slug }))).toEqual([inBoth.id]);
  });

  it('find a moved category at its new place', async () => {
    const [oldTop, newTop] = await Promise.all([createCategory(office), createCategory(office)]);
    const moved = await createCategory(office, { parent: oldTop.id });
    const { id } = await createProduct(office, { categories: [moved.id] });

    await office.update('categories', moved.id, { parent: newTop.id });

    await expect.poll(async () => ids(await list({ categories: newTop.slug }))).toEqual([id]);
    expect(ids(await list({ categories: oldTop.slug }))).toEqual([]);
  });

  it('know brands without regard to case and accents, categories by name too', async () => {
    const brand = await createBrand(`Élan Thermique ${randomUUID()}`);
    const { category, products } = await shelf(1, { tags: [brand.id] });
    const expected = products.map(({ id }) => id);

    expect(ids(await list({ tags: brand.name.toUpperCase() }))).toEqual(expected);
    expect(ids(await list({ tags: brand.name.replace('É', 'e') }))).toEqual(expected);
    expect(ids(await list({ categories: category.name }))).toEqual(expected);
  });

  it.each(['categories', 'tags'])('find nothing for %s that nobody knows', async (name) => {
    expect(await list({ [name]: 'inconnu-au-bataillon' })).toEqual({ products: [], total_pages: 1, page: 1, total: 0 });
  });

  it('count the known if only some are unknown', async () => {
    const { category } = await shelf(1);

    expect(await list({ categories: `inconnu-au-bataillon,${category.slug}` })).toMatchObject({ total: 1 });
  });

  it('bound the price on both sides, the bounds included', async () => {
    const category = await createCategory(office);
    const prices = [99.99, 100, 150, 200, 200.01, null];
    await Promise.all(prices.map((price) => createProduct(office, { categories: [category.id], price })));
    const found = async (bounds: Record<string, number>) =>
      (await list({ categories: category.slug, ...bounds })).products
        .map(({ price }) => price ?? -1)
        .sort((l, r) => l - r);

    expect(await found({ min_price: 100, max_price: 200 })).toEqual([100, 150, 200]);
    expect(await found({ min_price: 200.01 })).toEqual([200.01]);
    expect(await found({ max_price: 100 })).toEqual([99.99, 100]);
    expect(await found({ min_price: 200, max_price: 100 })).toEqual([]);
    expect(await found({ min_price: 0, max_price: 175000 })).toEqual([99.99, 100, 150, 200, 200.01]);
  });

  it('do nothing where they are blank', async () => {
    const { category } = await shelf(1);
    const blank = { page: '', limit: ' ', search: '  ', tags: ',', min_price: '', max_price: ' ' };

    expect(await list({ categories: category.slug, ...blank })).toMatchObject({ total: 1, page: 1 });
  });
});

describe('a parameter that is not what it should be', () => {
  it.each([
    ...['abc', '0', '-1', '1.5', 'NaN', '99999999999'].map((value) => ['page', value]),
    ...['abc', '0', '101', '-5', '2.5'].map((value) => ['limit', value]),
    ...['x', '-1', 'NaN', 'Infinity', '1,5'].map((value) => ['min_price', value]),
    ...['x', '-0.01', '12 500'].map((value) => ['max_price', value]),
    ['ordering', 'cheap'],
    ['in_stock', 'yes'],
  ])('%s=%s is refused by name', async (name = '', value = '') => {
    const body = await refusal(await ask(`/api/products/?${new URLSearchParams({ [name]: value })}`), 400);

    expect(body.message).toContain(name);
    expect(Object.keys(body.details ?? {})).toEqual([name]);
  });

  it('does not hide another: each is named', async () => {
    const { details } = await refusal(await ask('/api/products/?page=x&limit=1000&min_price=y'), 400);

    expect(Object.keys(details ?? {}).sort()).toEqual(['limit', 'min_price', 'page']);
  });

  it.each([1, 100])('limit=%i is within bounds', async (limit) => {
    expect((await ask(`/api/products/?limit=${limit}`)).status).toBe(200);
  });
});
