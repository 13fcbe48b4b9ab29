/** References, names and tracking numbers that look the same are the same, by whichever way they come. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { completeIdentities } from '@/catalogue/complete-identities';
import type { AdminHealthAnswer } from '@/contract/admin/health';
import { bearer } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { cashOf } from '../../support/cash';
import { createModel } from '../../support/catalogue';
import { importCsv, newReference, table, takeTurnsWithImports } from '../../support/imports';
import { imported, parcelsOf, preparedBatch } from '../../support/parcels';
import { askProducts, postProduct, productForm } from '../../support/products';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const pool = new pg.Pool({ connectionString: inject('shop').databaseUrl, max: 1 });
afterAll(() => pool.end());
takeTurnsWithImports();

const DISGUISES: readonly (readonly [string, (text: string) => string])[] = [
  ['a zero-width space', (text) => `${text.slice(0, 2)}\u200b${text.slice(2)}`],
  ['a mark of direction', (text) => `\u200e${text}`],
  ['another dash', (text) => text.replaceAll('-', '\u2011')],
  ['another case', (text) => text.toUpperCase()],
  ['digits of full width', (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
];

describe.each(DISGUISES)('a twin by %s is refused', (_, disguise) => {
  it('as reference of a product, by call and by CMS', async () => {
    const reference = `twin-${newReference().toLowerCase()}`;
    await postProduct(office, { reference });
    const category = await createCategory(office);
    const form = { title: 'Jumeau', price: 1000, category_ids: category.id, reference: disguise(reference) };

    const byCall = await askProducts(office.token, '', { method: 'POST', body: productForm(form) });
    const byCms = await office.ask('products', 'POST', { ...form, categories: [category.id] });

    await refusal(byCall, 409);
    expect(byCms.status).toBe(409);
  });

  it('as name of a category, a brand and a wilaya', async () => {
    const name = `jumeau 12 ${randomUUID()}`;
    for (const collection of ['categories', 'tags', 'wilayas']) {
      const data = collection === 'wilayas' ? { price: 500 } : {};
      await office.create(collection, { ...data, name });
      const twin = await office.ask(collection, 'POST', { ...data, name: disguise(name) });
      expect(twin.status, collection).toBe(409);
    }
  });
});

it('of two twins written at the same moment one is refused', async () => {
  const reference = `race-${newReference()}`;
  const category = await createCategory(office);
  const spellings = [reference, `${reference}\u200b`, reference.toLowerCase(), `\u2066${reference}\u2069`];

  const answers = await Promise.all(
    spellings.map((spelling) =>
      askProducts(office.token, '', {
        method: 'POST',
        body: productForm({ title: 'Course', price: 10, category_ids: category.id, reference: spelling }),
      }),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

it('an import finds the product whose reference it writes in another way', async () => {
  const reference = `imp-${newReference()}`;
  const { id } = await postProduct(office, { reference, price: 1000 });
  const category = await createCategory(office);
  const line = { title: 'Importé', price: '1500', categories: category.name };

  const done = await importCsv(table({ reference: `${reference.toLowerCase()}\u200b`, ...line }), {
    token: office.token,
  });

  expect(done).toMatchObject({ created: 0, updated: 1, failed: 0 });
  const [product] = await rows('SELECT price::float8 AS price FROM products WHERE id = $1', [id]);
  expect(product).toEqual({ price: 1500 });
});

it('two spellings of one reference in one file are refused, in the try and in the writing', async () => {
  const reference = newReference().toLowerCase();
  const { name } = await createCategory(office);
  const spellings = [reference, reference.toUpperCase(), `${reference}\u200b`];
  const lines = spellings.map((spelling, index) => `${spelling},Joint ${index},${index + 1},${name}`);
  const file = ['reference,title,price,categories', ...lines].join('\n');

  const dry = await importCsv(file, { token: office.token, dryRun: true });
  const run = await importCsv(file, { token: office.token });

  expect(run.lines.map(({ outcome }) => outcome)).toEqual(['created', 'failed', 'failed']);
  expect(dry.lines).toEqual(run.lines);
  expect(await rows('SELECT title FROM products WHERE reference = $1', [reference])).toEqual([{ title: 'Joint 0' }]);
});

it('a position that looks like another one of the same product and model is that one', async () => {
  const product = await createProduct(office);
  const model = await createModel(office);
  const fitment = (position: string) =>
    office.ask('fitments', 'POST', { product: product.id, model: model.id, position, confidence: 'confirmed' });

  const statuses: number[] = [];
  for (const position of ['haut', 'haut\u200b', 'Haut\u200d', 'bas']) statuses.push((await fitment(position)).status);

  expect(statuses).toEqual([201, 409, 409, 201]);
});

it('a title is one line, by call, by CMS and by import, so that its own export can be read again', async () => {
  const { id } = await postProduct(office, { title: 'nl\nhere\tand\u0085there' });
  const cms = await createProduct(office, { title: 'a\tb\u2028c' });
  const reference = newReference();
  const { name } = await createCategory(office);
  await importCsv(table({ reference, title: 'Joint\u2028trois\u0085x', price: '1', categories: name }), {
    token: office.token,
  });

  const titles = await rows<{ title: string }>(
    'SELECT title FROM products WHERE id = ANY($1) OR reference = $2 ORDER BY id',
    [[id, cms.id], reference],
  );
  expect(titles.map(({ title }) => title)).toEqual(['nl here and there', 'a b c', 'Joint trois x']);
});

it('a tracking number without the zeros of a parcel is asked about, in a file of states and in a remittance', async () => {
  const { courier, batch } = await preparedBatch(office, { orders: 1, isHandedOver: true });
  const desk = parcelsOf(office);
  const digits = String(Date.now()).slice(3);
  await json(await desk.change(batch.parcels[0]?.id ?? 0, { tracking: `00${digits}` }));

  const [line] = await imported(desk.importFile(courier.id, `tracking,status\n${digits},Livr\u00e9\n`));
  const lines = [{ tracking: digits, amount: 100 }];
  const body = { courier: courier.id, reference: randomUUID(), date: '2026-11-22', amount: 100, lines };
  const paid = await cashOf(office).remit(body);

  expect(line).toMatchObject({ verdict: 'refused', message: expect.stringContaining(`00${digits}`) });
  expect((await refusal(paid, 400)).message).toContain(`00${digits}`);
});

it('a tracking number pasted with marks is the number, on the screen, in a file and in a list', async () => {
  const { courier, batch } = await preparedBatch(office, { orders: 2, isHandedOver: true });
  const desk = parcelsOf(office);
  const number = `yal-${newReference()}`;
  const [first, second] = batch.parcels.map(({ id }) => id);

  const pasted = await json<{ tracking: string }>(await desk.change(first ?? 0, { tracking: `\u200e${number}\u202c` }));
  const twin = await desk.change(second ?? 0, { tracking: `${number.toUpperCase()}\u200b` });
  const spaced = await desk.change(second ?? 0, { tracking: `${number.slice(0, 6)} ${number.slice(6)}` });
  const lines = await imported(desk.importFile(courier.id, `tracking,status\n\u2066${number}\u2069,Livr\u00e9\n`));
  const { parcels } = await desk.list({ tracking: `${number}\u00ad` });

  expect(pasted.tracking).toBe(number);
  expect([twin.status, spaced.status]).toEqual([409, 409]);
  expect(lines.map(({ verdict }) => verdict)).not.toContain('unknown-order');
  expect(parcels.map(({ id }) => id)).toEqual([first]);
});

it('twins of earlier times are listed for the owner, and do not stop the start', async () => {
  const reference = `old-${newReference()}`;
  const name = `Ancien ${randomUUID()}`;
  const [one, other] = [await createProduct(office, { reference }), await createProduct(office)];
  const createBrand = (text: string) => office.create<{ id: number }>('tags', { name: text });
  const [brand, twin] = [await createBrand(name), await createBrand(`${name}2`)];
  const disguised = `${reference}\u200b`;
  await rows('UPDATE products SET reference = $2, reference_identity = NULL WHERE id = $1', [other.id, disguised]);
  const renamed = [twin.id, `${name}\u200b`, `${name.toLowerCase()}\u200b`];
  await rows('UPDATE tags SET name = $2, name_folded = $3 WHERE id = $1', renamed);

  await completeIdentities(pool);

  const { twins } = await json<AdminHealthAnswer>(await ask('/api/admin/health/', { headers: bearer(office.token) }));
  const listed = twins.filter(({ ids }) => ids.includes(one.id) || ids.includes(brand.id));
  expect(listed).toEqual([
    { collection: 'products', field: 'reference', text: reference, ids: [one.id, other.id] },
    { collection: 'tags', field: 'name', text: name, ids: [brand.id, twin.id] },
  ]);
});
