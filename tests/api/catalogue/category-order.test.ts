/** A category begins with what it is; what is filed there too comes after it, however new. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { createFitment, createModel, idsOf, listProducts } from '../../support/catalogue';

const office = sharedOffice();
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T12:00:00.000Z`;

const listed = async (query: Record<string, string>) => idsOf(await listProducts(query));
const inBoilers = (more: Record<string, string> = {}) => listed({ categories: shop.boilers, ...more });

const shop = { boilers: '', wall: '', flues: '', parts: '' };
const ids = { old: 0, both: 0, floor: 0, flue: 0, electrode: 0, model: 0 };
let modelSlug = '';
let flueCategory = 0;

beforeAll(async () => {
  const boilers = await createCategory(office, { name: unique('Chaudières'), asksFit: 'no' });
  const wall = await createCategory(office, { name: unique('Murales'), parent: boilers.id });
  const floor = await createCategory(office, { name: unique('Au sol'), parent: boilers.id });
  const flues = await createCategory(office, { name: unique('Fumisterie'), parent: boilers.id, asksFit: 'yes' });
  const parts = await createCategory(office, { name: unique('Électrodes'), asksFit: 'yes' });
  Object.assign(shop, { boilers: boilers.slug, wall: wall.slug, flues: flues.slug, parts: parts.slug });
  const make = async (number: number, categories: number[]) =>
    (await createProduct(office, { date: day(number), categories, price: number })).id;
  ids.old = await make(1, [wall.id]);
  ids.both = await make(2, [floor.id, wall.id]);
  ids.floor = await make(3, [floor.id]);
  ids.flue = await make(4, [flues.id]);
  ids.electrode = await make(5, [parts.id, wall.id]);
  const model = await createModel(office);
  modelSlug = model.slug;
  flueCategory = flues.id;
  await createFitment(office, ids.flue, model.id);
  await vi.waitFor(async () => {
    expect(await inBoilers()).toHaveLength(5);
    expect(await listed({ boiler: modelSlug })).toEqual([ids.flue]);
  }, 20_000);
});

it('a category of boilers shows the boilers, then flues and an electrode, each newest first', async () => {
  const { old, both, floor, flue, electrode } = ids;

  expect(await inBoilers()).toEqual([floor, both, old, electrode, flue]);
});

it('a category below it shows its own, then goods of the same kind whose first category is another, then the rest', async () => {
  expect(await listed({ categories: shop.wall })).toEqual([ids.old, ids.both, ids.electrode]);
  expect(await listed({ categories: shop.flues })).toEqual([ids.flue]);
  // An electrode is an electrode, although it is filed with the boilers too.
  expect(await listed({ categories: shop.parts })).toEqual([ids.electrode]);
});

it('pages of it follow one another without a gap', async () => {
  const pages = await Promise.all(['1', '2', '3'].map((page) => inBoilers({ limit: '2', page })));

  expect(pages.flat()).toEqual(await inBoilers());
});

it('relevance is that order; any other choice holds for all alike', async () => {
  const { old, both, floor, flue, electrode } = ids;

  expect(await inBoilers({ ordering: 'relevance' })).toEqual([floor, both, old, electrode, flue]);
  expect(await inBoilers({ ordering: 'newest' })).toEqual([electrode, flue, floor, both, old]);
  expect(await inBoilers({ ordering: 'price' })).toEqual([old, both, floor, flue, electrode]);
});

it('the parts of a chosen boiler come first, then the rest in that order', async () => {
  const { old, both, floor, flue, electrode } = ids;

  expect(await inBoilers({ fits_first: modelSlug })).toEqual([flue, floor, both, old, electrode]);
});

// The last one, as it changes what the others list.
it('follows what an editor says of a category below it', async () => {
  const { old, both, floor, flue, electrode } = ids;

  await office.update('categories', flueCategory, { asksFit: 'no' });

  await expect.poll(() => inBoilers()).toEqual([flue, floor, both, old, electrode]);
});
