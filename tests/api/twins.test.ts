/** References, names and tracking numbers that look the same are the same, by whichever way they come. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { completeIdentities } from '@/catalogue/complete-identities';
import type { AdminHealthAnswer } from '@/contract/admin/health';
import { bearer } from '../support/accounts';
import { ask, json, refusal, sharedOffice } from '../support/api';
import { createCategory, createProduct } from '../support/back-office';
import { sharedDatabase } from '../support/database';
import { importCsv, newReference, table, takeTurnsWithImports } from '../support/imports';
import { imported, parcelsOf, preparedBatch } from '../support/parcels';
import { askProducts, postProduct, productForm } from '../support/products';

const office = sharedOffice();
const rows = sharedDatabase();
const pool = new pg.Pool({ connectionString: inject('shop').databaseUrl, max: 1 });
afterAll(() => pool.end());
takeTurnsWithImports();

const DISGUISES: readonly (readonly [string, (text: string) => string])[] = [
  ['a zero-width space', (text) => `${text.slice(0, 2)}\u200b${text.slice(2)}`],
  ['a mark of direction', (text) => `\u200e${text}`],
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
    const answers: number[] = [];
    for (const collection of ['categories', 'tags', 'wilayas']) {
      const data = collection === 'wilayas' ? { price: 500 } : {};
      await office.create(collection, { ...data, name });
      const twin = await office.ask(collection, 'POST', { ...data, name: disguise(name) });
      answers.push(twin.status);
    }

    expect(answers).toEqual([409, 409, 409]);
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

it('a tracking number pasted with marks is the number, on the screen, in a file and in a list', async () => {
  const { courier, batch } = await preparedBatch(office, { orders: 2, isHandedOver: true });
  const desk = parcelsOf(office);
  const number = `yal-${newReference()}`;
  const [first, second] = batch.parcels.map(({ id }) => id);

  const pasted = await json<{ tracking: string }>(await desk.change(first ?? 0, { tracking: `\u200e${number}\u202c` }));
  const twin = await desk.change(second ?? 0, { tracking: `${number.toUpperCase()}\u200b` });
  const lines = await imported(desk.importFile(courier.id, `tracking,status\n\u2066${number}\u2069,Livr\u00e9\n`));
  const { parcels } = await desk.list({ tracking: `${number}\u00ad` });

  expect(pasted.tracking).toBe(number);
  expect(twin.status).toBe(409);
  expect(lines.map(({ verdict }) => verdict)).not.toContain('unknown-order');
  expect(parcels.map(({ id }) => id)).toEqual([first]);
});

it('twins of earlier times are listed for the owner, and do not stop the start', async () => {
  const reference = `old-${newReference()}`;
  const name = `Ancien ${randomUUID()}`;
  const [one, other] = [await createProduct(office, { reference }), await createProduct(office)];
  const [brand, twin] = [
    await office.create<{ id: number }>('tags', { name }),
    await office.create<{ id: number }>('tags', { name: `${name}2` }),
  ];
  await rows('UPDATE products SET reference = $2, reference_identity = NULL WHERE id = $1', [
    other.id,
    `${reference}\u200b`,
  ]);
  await rows('UPDATE tags SET name = $2, name_folded = $3 WHERE id = $1', [
    twin.id,
    `${name}\u200b`,
    `${name.toLowerCase()}\u200b`,
  ]);

  await completeIdentities(pool);

  const { twins } = await json<AdminHealthAnswer>(await ask('/api/admin/health/', { headers: bearer(office.token) }));
  const listed = twins.filter(({ ids }) => ids.includes(one.id) || ids.includes(brand.id));
  expect(listed).toEqual([
    { collection: 'products', field: 'reference', text: reference, ids: [one.id, other.id] },
    { collection: 'tags', field: 'name', text: name, ids: [brand.id, twin.id] },
  ]);
});
