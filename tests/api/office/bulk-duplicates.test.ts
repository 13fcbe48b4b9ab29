/** Selections of the back office that are edited to one identity: one document gets it, the others are refused as duplicates. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sharedOffice } from '../../support/api';
import { createCategory, createProduct, type Json } from '../../support/back-office';

const office = sharedOffice();
const unique = (text = 'Nom') => `${text} ${randomUUID()}`;

type Case = { collection: string; make: () => Promise<number[]>; data: () => Json; message: RegExp };

const made = async (collection: string, documents: readonly Json[]) => {
  const ids: number[] = [];
  for (const data of documents) ids.push((await office.create(collection, data)).id);
  return ids;
};

const CASES: Case[] = [
  {
    collection: 'fitments',
    make: async () => {
      const [product, model] = [(await createProduct(office)).id, await newModel()];
      return made('fitments', [
        { product, model, position: 'a' },
        { product, model, position: 'b' },
      ]);
    },
    data: () => ({ position: 'c' }),
    message: /already/,
  },
  {
    collection: 'boiler-models',
    make: () => {
      const brand = unique();
      return made('boiler-models', [
        { brand, range: 'R', name: 'A' },
        { brand, range: 'R', name: 'B' },
      ]);
    },
    data: () => ({ name: 'C' }),
    message: /already/,
  },
  {
    collection: 'part-numbers',
    make: async () => {
      const product = (await createProduct(office)).id;
      return made('part-numbers', [
        { product, number: unique('1'), kind: 'maker' },
        { product, number: unique('2'), kind: 'maker' },
      ]);
    },
    data: () => ({ number: unique('3') }),
    message: /already/,
  },
  {
    collection: 'search-words',
    make: () =>
      made('search-words', [
        { word: unique('a'), means: ['vanne'] },
        { word: unique('b'), means: ['vanne'] },
      ]),
    data: () => ({ word: unique('c') }),
    message: /already/,
  },
  {
    collection: 'fault-codes',
    make: () => {
      const brand = unique();
      return made('fault-codes', [
        { brand, code: 'F1', meaning: 'x' },
        { brand, code: 'F2', meaning: 'x' },
      ]);
    },
    data: () => ({ code: 'F3' }),
    message: /already/,
  },
  {
    collection: 'categories',
    make: async () => [(await createCategory(office)).id, (await createCategory(office)).id],
    data: () => ({ name: unique('Catégorie') }),
    message: /already/,
  },
  {
    collection: 'products',
    make: async () => [(await createProduct(office)).id, (await createProduct(office)).id],
    data: () => ({ reference: unique('R') }),
    message: /already|another/,
  },
];

async function newModel(): Promise<number> {
  return (await office.create('boiler-models', { brand: unique(), range: 'R', name: 'A' })).id;
}

it.each(CASES)('of $collection', async ({ collection, make, data, message }) => {
  const ids = await make();

  const answer = await office.ask(`${collection}?where[id][in]=${ids.join(',')}`, 'PATCH', data());
  const text = await answer.text();

  expect(answer.status, text).toBe(400);
  const { docs, errors } = JSON.parse(text) as { docs: unknown[]; errors: { message: string }[] };
  expect(docs, text).toHaveLength(1);
  expect(errors.map((error) => error.message)).toEqual([expect.stringMatching(message)]);
});

it('brands that are given one spelling by a selection get different addresses or a plain refusal', async () => {
  const range = unique();
  const ids = await made('boiler-models', [
    { brand: unique('A'), range, name: 'A+' },
    { brand: unique('B'), range, name: 'A°' },
  ]);

  const answer = await office.ask(`boiler-models?where[id][in]=${ids.join(',')}`, 'PATCH', { brand: unique('C') });

  expect([200, 409], await answer.text()).toContain(answer.status);
});
