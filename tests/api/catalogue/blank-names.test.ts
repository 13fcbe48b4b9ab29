/** What finds parts (boilers, fault codes, numbers, words) has names that hold more than spaces. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { json, sharedOffice } from '../../support/api';
import { createProduct, type Json } from '../../support/back-office';

const office = sharedOffice();

const boiler = () => ({ brand: `Marque ${randomUUID()}`, range: 'Thema', name: 'C 24 E' });
const fault = () => ({ brand: `Marque ${randomUUID()}`, code: 'F.75', meaning: 'Pas de pression' });
const word = () => ({ word: `mot ${randomUUID()}`, means: ['vanne'] });
const fieldsAtFault = async (answer: Response) => {
  const { errors } = await json<{ errors: { data: { errors: { path: string }[] } }[] }>(answer, 400);
  return errors[0]?.data.errors.map(({ path }) => path);
};

describe.each([
  { collection: 'boiler-models', good: boiler, fields: ['brand', 'range', 'name'] },
  { collection: 'fault-codes', good: fault, fields: ['brand', 'code', 'meaning'] },
  { collection: 'search-words', good: word, fields: ['word'] },
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

it('a part number of spaces is refused, new and edited', async () => {
  const product = (await createProduct(office)).id;
  const send = (number: string) => office.ask('part-numbers', 'POST', { product, number, kind: 'maker' });
  const { doc } = await json<{ doc: { id: number } }>(await send(randomUUID()), 201);

  expect(await fieldsAtFault(await send('  '))).toEqual(['number']);
  expect(await fieldsAtFault(await office.update('part-numbers', doc.id, { number: ' ' }))).toEqual(['number']);
});

it('names of signs alone have addresses', async () => {
  type Model = Json & { slug: string; brandSlug: string };
  const signs = { brand: `+ ${'+'.repeat(Math.ceil(Math.random() * 60))}`, range: '…', name: '+' };

  const [one, other] = [
    await office.create<Model>('boiler-models', signs),
    await office.create<Model>('boiler-models', { ...signs, name: '°' }),
  ];

  expect(one.slug).toMatch(/^model/);
  expect(other.slug).toMatch(/^model-\d+$/);
  expect(other.slug).not.toBe(one.slug);
});
