/** Selections of the back office that are edited to one identity: one document gets it, the others are refused as duplicates. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sharedOffice } from '../../support/api';
import { createCategory, createProduct, type Json } from '../../support/back-office';

const office = sharedOffice();
const unique = (text = 'Nom') => `${text} ${randomUUID()}`;

type Case = { collection: string; make: () => Promise<number[]>; data: () => Json };

const made = async (collection: string, texts: readonly string[], documentOf: (text: string) => Json) => {
  const ids: number[] = [];
  for (const text of texts) ids.push((await office.create(collection, documentOf(text))).id);
  return ids;
};

const CASES: Case[] = [
  {
    collection: 'fitments',
    make: async () => {
      const [product, model] = [(await createProduct(office)).id, await newModel()];
      return made('fitments', ['a', 'b'], (position) => ({ product, model, position }));
    },
    data: () => ({ position: 'c' }),
  },
  {
    collection: 'boiler-models',
    make: () => {
      const brand = unique();
      return made('boiler-models', ['A', 'B'], (name) => ({ brand, range: 'R', name }));
    },
    data: () => ({ name: 'C' }),
  },
  {
    collection: 'part-numbers',
    make: async () => {
      const product = (await createProduct(office)).id;
      return made('part-numbers', ['1', '2'], (text) => ({ product, number: unique(text), kind: 'maker' }));
    },
    data: () => ({ number: unique('3') }),
  },
  {
    collection: 'search-words',
    make: () => made('search-words', ['a', 'b'], (text) => ({ word: unique(text), means: ['vanne'] })),
    data: () => ({ word: unique('c') }),
  },
  {
    collection: 'fault-codes',
    make: () => {
      const brand = unique();
      return made('fault-codes', ['F1', 'F2'], (code) => ({ brand, code, meaning: 'x' }));
    },
    data: () => ({ code: 'F3' }),
  },
  {
    collection: 'categories',
    make: async () => [(await createCategory(office)).id, (await createCategory(office)).id],
    data: () => ({ name: unique('Catégorie') }),
  },
  {
    collection: 'products',
    make: async () => [(await createProduct(office)).id, (await createProduct(office)).id],
    data: () => ({ reference: unique('R') }),
  },
];

async function newModel(): Promise<number> {
  return (await office.create('boiler-models', { brand: unique(), range: 'R', name: 'A' })).id;
}

it.each(CASES)('of $collection', async ({ collection, make, data }) => {
  const ids = await make();

  const answer = await office.ask(`${collection}?where[id][in]=${ids.join(',')}`, 'PATCH', data());
  const text = await answer.text();

  expect(answer.status, text).toBe(400);
  const { docs, errors } = JSON.parse(text) as { docs: unknown[]; errors: { message: string }[] };
  expect(docs, text).toHaveLength(1);
  expect(errors.map((error) => error.message)).toEqual([expect.stringMatching(/already|another/)]);
});

it('brands that are given one spelling by a selection get different addresses or a plain refusal', async () => {
  const range = unique();
  const ids = await made('boiler-models', ['A+', 'A°'], (name) => ({ brand: unique(), range, name }));

  const answer = await office.ask(`boiler-models?where[id][in]=${ids.join(',')}`, 'PATCH', { brand: unique('C') });

  expect([200, 409], await answer.text()).toContain(answer.status);
});
