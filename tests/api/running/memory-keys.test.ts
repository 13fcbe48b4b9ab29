/** What a visitor types is looked up in memory: it must not lead to a value of another kind, which all visitors would then get. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BoilerAnswer, SearchAnswer } from '@/contract/catalogue';
import { ask, getJson, json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { brandSlugOf, createFitment, createModel } from '../../support/catalogue';

const office = sharedOffice();
const letters = () => randomUUID().replace(/[^a-f]/g, '');
const status = async (path: string) => (await ask(path)).status;
const inPath = encodeURIComponent;

it('a brand that is asked for its fault codes spoils no search for that text, nor the other way round', async () => {
  const [one, other] = ['x7', 'x8'].map((start) => `${start}${letters().slice(0, 3)}`);

  await ask(`/api/fault-codes/?brand=${one}`);
  expect(await status(`/api/search/?q=${one}`)).toBe(200);
  expect(await status(`/api/search-suggestions/?q=${one}`)).toBe(200);

  await getJson<SearchAnswer>(`/api/search/?q=${other}`);
  expect(await getJson(`/api/fault-codes/?brand=${other}`)).toEqual({ brands: [] });
});

it('a word behind "from" spoils no suggestions for that word', async () => {
  const word = `zz${letters()}`;

  expect(await status(`/api/search-suggestions/?q=from+${word}`)).toBe(200);

  expect(await status(`/api/search-suggestions/?q=${word}`)).toBe(200);
});

it('an address of a model that names what is remembered of others spoils neither model nor brand', async () => {
  const model = await createModel(office);
  const { id: product } = await createProduct(office);
  await createFitment(office, product, model.id);
  const brandSlug = brandSlugOf(model);

  for (const slug of [`parts ${model.id}`, `brand ${brandSlug}`, `brands`]) {
    expect(await status(`/api/boilers/${inPath(slug)}/`)).toBe(404);
  }

  const { categories } = await json<BoilerAnswer>(await ask(`/api/boilers/${model.slug}/`));
  expect(categories.flatMap(({ products }) => products.map(({ id }) => id))).toEqual([product]);
  expect(await status(`/chaudieres/${brandSlug}`)).toBe(200);
});
