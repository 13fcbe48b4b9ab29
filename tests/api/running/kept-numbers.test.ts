/**
 * How many products each category and brand holds is counted over the whole catalogue, and kept until products come, go
 * or move (docs/decisions/0033). In its own shop: no other test's edits make it count again.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asAnnouncement } from '@/domain/products/catalogue-change';
import { bearer } from '../../support/accounts';
import { json } from '../../support/api';
import { type BackOffice, openBackOffice } from '../../support/back-office';
import { startShopBeside } from '../../support/running/fresh-database';
import type { Shop } from '../../support/running/shop';

let shop: Shop;
let office: BackOffice;
let listener: pg.Client;
const notices: string[] = [];

beforeAll(async () => {
  shop = await startShopBeside();
  office = await openBackOffice(shop.url);
  listener = new pg.Client({ connectionString: shop.databaseUrl });
  listener.on('notification', ({ payload }) =>
    notices.push(asAnnouncement(payload).aspects.includes('places') ? 'counted' : 'kept'),
  );
  await listener.connect();
  await listener.query('LISTEN catalogue_changed');
});
afterAll(async () => {
  await listener.end();
  await shop.remove();
});

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${shop.url}/api/${path}`, {
    method,
    headers: { ...bearer(office.token), 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.status === 204 ? (undefined as T) : response.json();
}

type Entry = { id: number; product_count: number; children?: Entry[] };

async function numbers(ids: readonly number[]): Promise<(number | undefined)[]> {
  const { categories, tags } = await json<{ categories: Entry[]; tags: Entry[] }>(
    await fetch(`${shop.url}/api/categories-tags/`),
  );
  const all = (entries: Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);
  const known = new Map([...all(categories), ...tags].map(({ id, product_count }) => [id, product_count]));
  return ids.map((id) => known.get(id));
}

it('are right after every edit, and not counted again if nothing came, went or moved', async () => {
  // given: a boiler in a branch of a category, of a brand; the brand's id is not that of any category
  for (const name of ['Un', 'Deux', 'Trois', 'Quatre']) await call('DELETE', `admin/tags/${(await brand(name)).id}/`);
  const top = await call<Entry>('POST', 'admin/categories/', { name: 'Chaudières', slug: 'chaudieres' });
  const other = await call<Entry>('POST', 'admin/categories/', { name: 'Pompes', slug: 'pompes' });
  const branch = await call<Entry>('POST', 'admin/categories/', { name: 'Murales', slug: 'murales', parent: top.id });
  const { id: tag } = await brand('Baxi');
  const shelves = [top.id, branch.id, other.id, tag];
  const product = await call<Entry>('POST', 'admin/products/', {
    title: 'Chaudière murale',
    price: 1000,
    category_ids: [branch.id],
    tag_ids: [tag],
  });
  const edit = (fields: object) => call('PUT', `admin/products/${product.id}/`, fields);
  expect(await numbers(shelves)).toEqual([1, 1, 0, 1]);

  // when, then
  const steps: readonly [name: string, edit: () => Promise<unknown>, counts: number[], numbers: string][] = [
    ['another price', () => edit({ price: 1200 }), [1, 1, 0, 1], 'kept'],
    ['another name', () => edit({ title: 'Chaudière murale 24 kW' }), [1, 1, 0, 1], 'kept'],
    ['withdrawn', () => edit({ published: false }), [0, 0, 0, 0], 'counted'],
    ['shown again', () => edit({ published: true }), [1, 1, 0, 1], 'counted'],
    ['in another category', () => edit({ category_ids: [other.id] }), [0, 0, 1, 1], 'counted'],
    ['in both', () => edit({ category_ids: [other.id, branch.id] }), [1, 1, 1, 1], 'counted'],
    ['of no brand', () => edit({ tag_ids: [] }), [1, 1, 1, 0], 'counted'],
    ['of its brand', () => edit({ tag_ids: [tag] }), [1, 1, 1, 1], 'counted'],
    ['a category renamed', () => rename('categories2', branch.id, 'Au mur'), [1, 1, 1, 1], 'kept'],
    ['a brand renamed', () => rename('tags', tag, 'Baxi Roca'), [1, 1, 1, 1], 'kept'],
    ['a branch moved', () => move(branch.id, other.id), [0, 1, 1, 1], 'counted'],
    ['a delivery region', () => call('POST', 'admin/wilayas/', { name: 'Ailleurs', price: 1 }), [0, 1, 1, 1], 'kept'],
  ];
  for (const [name, work, counts, expected] of steps) {
    notices.length = 0;
    await work();
    expect(await numbers(shelves), name).toEqual(counts);
    await expect.poll(() => [...new Set(notices)], { message: name }).toEqual([expected]);
  }

  // and when all is deleted, one after the other
  await call('DELETE', `admin/tags/${tag}/`);
  expect(await numbers(shelves)).toEqual([0, 1, 1, undefined]);
  await call('DELETE', `admin/categories2/${branch.id}/`);
  expect(await numbers(shelves)).toEqual([0, undefined, 1, undefined]);
  await call('DELETE', `admin/products/${product.id}/`);
  expect(await numbers(shelves)).toEqual([0, undefined, 0, undefined]);
});

function brand(name: string): Promise<Entry> {
  return call('POST', 'admin/tags/', { name, slug: name.toLowerCase() });
}

function rename(kind: 'categories2' | 'tags', id: number, name: string): Promise<unknown> {
  return call('PUT', `admin/${kind}/${id}/`, { name });
}

function move(id: number, parent: number): Promise<unknown> {
  return call('PUT', `admin/categories2/${id}/`, { name: 'Au mur', slug: 'au-mur', parent });
}
