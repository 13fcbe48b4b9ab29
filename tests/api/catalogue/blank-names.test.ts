/** What finds parts (boilers, fault codes, numbers, words) has names that hold more than spaces. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sharedOffice } from '../../support/api';
import { createProduct, type Json } from '../../support/back-office';
import { createModel } from '../../support/catalogue';
import { problems } from '../../support/cms-problems';

const office = sharedOffice();
const product = (await createProduct(office)).id;

const boiler = () => ({ brand: `Marque ${randomUUID()}`, range: 'Thema', name: 'C 24 E' });
const fault = () => ({ brand: `Marque ${randomUUID()}`, code: 'F.75', meaning: 'Pas de pression' });
const word = () => ({ word: `mot ${randomUUID()}`, means: ['vanne'] });
const number = () => ({ product, number: randomUUID(), kind: 'maker' });
const fieldsAtFault = async (answer: Response) => Object.keys(await problems(answer));

describe.each([
  { collection: 'boiler-models', good: boiler, fields: ['brand', 'range', 'name'] },
  { collection: 'fault-codes', good: fault, fields: ['brand', 'code', 'meaning'] },
  { collection: 'search-words', good: word, fields: ['word'] },
  { collection: 'part-numbers', good: number, fields: ['number'] },
])('$collection', ({ collection, good, fields }) => {
  it.each(fields)('are refused with a %s of spaces, new and edited', async (field) => {
    for (const blank of [' ', ' \u00a0 ']) {
      const created = await office.ask(collection, 'POST', { ...good(), [field]: blank });
      expect(await fieldsAtFault(created)).toEqual([field]);
    }

    const { id } = await office.create<{ id: number }>(collection, good());
    expect(await fieldsAtFault(await office.update(collection, id, { [field]: '  ' }))).toEqual([field]);
  });
});

it('a word that stands for spaces alone is refused', async () => {
  expect(await fieldsAtFault(await office.ask('search-words', 'POST', { ...word(), means: [' '] }))).toEqual(['means']);
});

it('names of signs alone have addresses', async () => {
  const signs: Json = { brand: `+ ${'+'.repeat(Math.ceil(Math.random() * 60))}`, range: '…', name: '+' };

  const [one, other] = [await createModel(office, signs), await createModel(office, { ...signs, name: '°' })];

  expect(one.slug).toMatch(/^model/);
  expect(other.slug).toMatch(/^model-\d+$/);
  expect(other.slug).not.toBe(one.slug);
});
