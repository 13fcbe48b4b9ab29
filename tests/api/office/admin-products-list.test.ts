/** The back office's list of products. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { type AdminProductsAnswer, adminProductsAnswer } from '@/contract/admin/products';
import { json, refusal, sharedOffice } from '../../support/api';
import { createCategory } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { askProducts, postProduct, putProduct } from '../../support/products';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();

async function list(query: Record<string, string | number>): Promise<AdminProductsAnswer> {
  return json<AdminProductsAnswer>(await ask(query));
}

function ask(query: Record<string, string | number>): Promise<Response> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return askProducts(office.token, `?${params}`);
}

const titles = ({ products }: AdminProductsAnswer) => products.map(({ title }) => title);

/** Letters only, so that it is one word wherever it is searched. */
const word = () => `mot${randomUUID().replace(/[^a-f]/g, '')}${randomUUID().replace(/[^a-f]/g, '')}`;

/** A new category with these products. */
async function shelf(...products: Parameters<typeof postProduct>[1][]) {
  const category = await createCategory(office);
  const made = [];
  for (const fields of products) made.push(await postProduct(office, { ...fields, category_ids: category.id }));
  return { category, made };
}

describe('the list', () => {
  it('shows unpublished products too, newest first, each with all of its fields', async () => {
    const { category, made } = await shelf(
      { title: 'Ancien', date: '2025-01-01' },
      { title: 'Caché', date: '2026-01-01', published: false, description: 'Un' },
      { title: 'Même jour', date: '2026-01-01' },
    );

    const answer = await list({ category: category.id });

    expect(adminProductsAnswer.parse(answer)).toEqual(answer);
    expect(answer).toEqual({ products: [made[2], made[1], made[0]], total: 3, page: 1, total_pages: 1 });
  });

  it('has pages of 20 by default, and is empty past its end', async () => {
    const { category } = await shelf(...Array.from({ length: 21 }, (_, index) => ({ title: `N${index}` })));

    const [first, second, beyond, small] = await Promise.all([
      list({ category: category.id }),
      list({ category: category.id, page: 2 }),
      list({ category: category.id, page: 3 }),
      list({ category: category.id, limit: 2, page: 11 }),
    ]);

    expect([first, second, beyond].map(({ products }) => products.length)).toEqual([20, 1, 0]);
    expect(beyond).toMatchObject({ total: 21, page: 3, total_pages: 2 });
    expect(small).toMatchObject({ total_pages: 11, products: [{ title: 'N0' }] });
  });

  it('is ordered as asked, both ways; what has no price counts as the cheapest', async () => {
    const { category, made } = await shelf(
      { title: 'Écrou', price: 30, date: '2026-01-03' },
      { title: 'durite', price: 10, date: '2026-01-01' },
      { title: 'Filtre', price: 20, date: '2026-01-02' },
    );
    await office.update('products', made[2]?.id ?? 0, { price: null });
    const ordered = async (ordering: string) => titles(await list({ category: category.id, ordering }));

    expect(await ordered('title')).toEqual(['durite', 'Écrou', 'Filtre']);
    expect(await ordered('-title')).toEqual(['Filtre', 'Écrou', 'durite']);
    expect(await ordered('price')).toEqual(['Filtre', 'durite', 'Écrou']);
    expect(await ordered('-price')).toEqual(['Écrou', 'durite', 'Filtre']);
    expect(await ordered('date')).toEqual(['durite', 'Filtre', 'Écrou']);
    expect(await ordered('-date')).toEqual(['Écrou', 'Filtre', 'durite']);
    expect(await ordered('id')).toEqual(['Écrou', 'durite', 'Filtre']);
    expect(await ordered('-id')).toEqual(['Filtre', 'durite', 'Écrou']);
  });

  it('takes a category and a brand by id or slug, a category with all below it', async () => {
    const parent = await createCategory(office);
    const child = await createCategory(office, { parent: parent.id });
    const brand = await office.create<{ id: number; slug: string }>('tags', { name: `Marque ${randomUUID()}` });
    const inside = await postProduct(office, { category_ids: child.id, tag_ids: brand.id });
    const other = await postProduct(office, { category_ids: child.id });

    for (const category of [parent.id, parent.slug, child.id, child.slug]) {
      const found = await list({ category });
      expect(found.products.map(({ id }) => id)).toEqual([other.id, inside.id]);
    }
    for (const tag of [brand.id, brand.slug]) {
      expect((await list({ tag, category: parent.id })).products.map(({ id }) => id)).toEqual([inside.id]);
    }
  });

  it.each<Record<string, string | number>>([{ category: 'nowhere' }, { tag: 'nobody' }, { category: 2_000_000_000 }])(
    'has nothing for what does not exist: %j',
    async (query) => {
      expect(await list(query)).toEqual({ products: [], total: 0, page: 1, total_pages: 1 });
    },
  );

  it('knows at once what a sale has sold out, and what came back', async () => {
    const { category, made } = await shelf({ title: 'Une', stock: 1 }, { title: 'Autre', stock: 2 });
    const of = async (stock_status: string) => titles(await list({ category: category.id, stock_status }));
    expect([await of('instock'), await of('outofstock')]).toEqual([['Autre', 'Une'], []]);

    const placed = await postOrder(url, orderBody(made[0]?.id ?? 0));
    const { order_id } = await json<{ order_id: number }>(placed, 201);

    await expect.poll(async () => [await of('instock'), await of('outofstock')]).toEqual([['Autre'], ['Une']]);
    await office.update('orders', order_id, { status: 'cancelled' });
    await expect.poll(async () => [await of('instock'), await of('outofstock')]).toEqual([['Autre', 'Une'], []]);
  });

  it('finds what is low in stock, sold out and unpublished ones too, and knows a sale at once', async () => {
    const { category, made } = await shelf(
      { title: 'Six', stock: 6 },
      { title: 'Cinq', stock: 5 },
      { title: 'Trois', stock: 3, published: false },
      { title: 'Rien', stock: 0 },
      { title: 'Sans compte' },
    );
    const low = async () => titles(await list({ category: category.id, stock_status: 'low' }));
    expect(await low()).toEqual(['Rien', 'Trois', 'Cinq']);

    await json(await postOrder(url, orderBody(made[0]?.id ?? 0)), 201);

    await expect.poll(low).toEqual(['Rien', 'Trois', 'Cinq', 'Six']);
  });

  it('finds what lacks a picture, a price or a boiler, is not published, or was edited, and knows a change at once', async () => {
    const picture = { image_1_url: '/media/1.webp' };
    const { category, made } = await shelf(
      { title: 'Complet', ...picture },
      { title: 'Sans image' },
      { title: 'Caché', ...picture, published: false },
      { title: 'Sans prix', ...picture },
    );
    const [whole, bare, , unpriced] = made.map(({ id }) => id);
    await office.update('products', unpriced ?? 0, { price: null });
    const model = await office.create<{ id: number }>('boiler-models', {
      brand: 'Marque',
      range: 'Gamme',
      name: word(),
    });
    await office.create('fitments', { product: whole, model: model.id, quantity: 1, confidence: 'confirmed' });
    await rows("UPDATE products SET updated_at = now() - interval '3 days' WHERE id = $1", [bare]);
    const found = async (query: Record<string, string>) => titles(await list({ category: category.id, ...query }));

    expect(await found({ without: 'picture' })).toEqual(['Sans image']);
    expect(await found({ without: 'price' })).toEqual(['Sans prix']);
    expect(await found({ without: 'boiler' })).toEqual(['Sans prix', 'Caché', 'Sans image']);
    expect(await found({ published: 'false' })).toEqual(['Caché']);
    expect(await found({ published: 'true', without: 'boiler' })).toEqual(['Sans prix', 'Sans image']);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    for (const changed_since of [yesterday, yesterday.slice(0, 10)]) {
      expect(await found({ changed_since })).toEqual(['Sans prix', 'Caché', 'Complet']);
    }

    await putProduct(office, bare ?? 0, { ...picture, published: false });

    expect(await found({ without: 'picture' })).toEqual([]);
    expect(await found({ published: 'false' })).toEqual(['Caché', 'Sans image']);
    expect(await found({ changed_since: yesterday })).toEqual(['Sans prix', 'Caché', 'Sans image', 'Complet']);
  });

  it.each([
    [{ without: 'colour' }, 'without'],
    [{ published: 'perhaps' }, 'published'],
    [{ changed_since: 'yesterday' }, 'changed_since'],
    [{ page: 'abc' }, 'page'],
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ limit: 0 }, 'limit'],
    [{ ordering: 'stock' }, 'ordering'],
    [{ ordering: '--id' }, 'ordering'],
    [{ stock_status: 'gone' }, 'stock_status'],
  ] as const)('refuses %j by name', async (query, field) => {
    const { message, details } = await refusal(await ask(query), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
    expect(message).toContain(field);
  });
});

describe('the search', () => {
  it('finds unpublished products too, by title, reference and brand, with a typing error forgiven', async () => {
    const [own, reference] = [word(), `R${randomUUID().slice(0, 8)}`];
    const brand = await office.create<{ id: number; name: string }>('tags', { name: word() });
    const { id } = await postProduct(office, { title: `Pompe ${own}`, reference, tag_ids: brand.id, published: false });

    const texts = [own, own.toUpperCase(), reference, brand.name, `pompe ${own}`, `${own}x`, `${own.slice(0, -1)}`];

    for (const search of texts) {
      expect((await list({ search })).products.map((product) => product.id)).toEqual([id]);
    }
    expect(await list({ search: `${word()} introuvable` })).toMatchObject({ products: [], total: 0 });
    expect(await list({ search: '!!' })).toMatchObject({ products: [], total: 0 });
  });

  it('puts the best match first, unless another order is requested', async () => {
    const own = word();
    await postProduct(office, { title: own, price: 10 });
    await postProduct(office, { title: `Joint pour ${own}`, price: 5 });
    await postProduct(office, { title: `${own} complet`, price: 20 });

    expect(titles(await list({ search: own }))).toEqual([own, `${own} complet`, `Joint pour ${own}`]);
    expect(titles(await list({ search: own, ordering: '-price' }))).toEqual([
      `${own} complet`,
      own,
      `Joint pour ${own}`,
    ]);
    expect(await list({ search: own, limit: 2, page: 2 })).toMatchObject({ total: 3, total_pages: 2, page: 2 });
  });

  it('holds together with the filters', async () => {
    const own = word();
    const { category } = await shelf({ title: `${own} un`, stock: 0 }, { title: `${own} deux`, stock: 3 });
    await postProduct(office, { title: `${own} ailleurs` });

    expect(titles(await list({ search: own, category: category.id, stock_status: 'outofstock' }))).toEqual([
      `${own} un`,
    ]);
  });

  it("leaves the shop's own search to what is published", async () => {
    const own = word();
    const { id } = await postProduct(office, { title: own, published: false });
    const shop = async () => json<{ total: number }>(await fetch(`${url}/api/products/?search=${own}`));
    expect([(await list({ search: own })).total, (await shop()).total]).toEqual([1, 0]);

    await putProduct(office, id, { published: true });

    await expect.poll(async () => (await shop()).total).toBe(1);
  });
});

it('has an index for each order of all products', async () => {
  const plans = await Promise.all(
    ['date DESC, id DESC', 'title_folded COLLATE "C", id', 'COALESCE(price, 0) DESC, id DESC'].map(async (order) => {
      const plan = await rows(`EXPLAIN SELECT p.id FROM products p ORDER BY ${order} LIMIT 20`);
      return plan.map((line) => line['QUERY PLAN']).join('\n');
    }),
  );

  // A few rows may be sorted at the end; a sort of all rows means that no index fits.
  expect(plans.map((plan) => plan.includes('Index'))).toEqual([true, true, true]);
});
