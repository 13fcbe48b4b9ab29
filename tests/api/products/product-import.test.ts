/** Products imported from a table: what each line does, and what the report says of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { officeProblemWords } from '@/words/en/problems';
import { json, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { listProducts } from '../../support/catalogue';
import { importCsv, newReference, readImport, table, takeTurnsWithImports } from '../../support/imports';
import { productOf } from '../../support/products';
import { sharedDatabase, stockOf } from '../../support/running/database';
import { photograph, upload } from '../../support/uploads';

const office = sharedOffice();
const rows = sharedDatabase();
const { url } = inject('shop');
const { token } = office;
takeTurnsWithImports();

describe('a line', () => {
  it('makes a new product with all that it says, and the shop shows it', async () => {
    const parent = await createCategory(office);
    const brand = await office.create('tags', { name: `Marque ${randomUUID()}` });
    const child = await createCategory(office, { parent: parent.id });
    const picture = await json<{ doc: { id: number; filename: string } }>(
      await upload({ url, token, file: await photograph('png') }),
      201,
    );
    const line = {
      reference: newReference(),
      title: 'Vanne 3 voies 3/4"',
      short_description: 'Pour chaudière murale',
      description: 'Premier paragraphe.\n\n- une entrée\n- une autre',
      price: '12 500,50',
      stock: '7',
      published: 'VRAI',
      date: '22/11/2025',
      warranty_months: '24',
      categories: `${parent.name} > ${child.name}`,
      brands: String(brand.name).toUpperCase(),
      image_1: `/media/${picture.doc.filename}`,
      image_2: 'https://example.com/deux.jpg',
    };

    const run = await importCsv(table(line), { token });

    expect(run).toMatchObject({
      ...{ status: 'done', total: 1, done: 1, created: 1, failed: 0 },
      ...{ by: 'admin', file_name: 'products.csv' },
    });
    const { reference, title, short_description, description, image_1, image_2 } = line;
    expect(run.lines).toEqual([{ line: 2, reference, title, outcome: 'created', messages: [] }]);
    const product = await productOf(office, rows, reference);
    expect(product).toMatchObject({
      ...{ title, short_description, description_text: description, price: 12500.5, warranty_months: 24 },
      ...{ stock: 7, stock_status: 'instock', published: true, date: '2025-11-22T00:00:00.000Z' },
      ...{ image_1, image_2: null, image_2_url: image_2, main_image: image_1 },
    });
    expect(product?.categories.map(({ id }) => id)).toEqual([child.id]);
    expect(product?.tags.map(({ id }) => id)).toEqual([brand.id]);
    expect((await listProducts({ categories: parent.slug })).products).toMatchObject([{ title }]);
    expect(await stockOf(rows, product?.id ?? 0)).toMatchObject({ stock: 7, booked: 7 });
  });

  it('changes of a known product what it says otherwise; a blank or absent cell changes nothing', async () => {
    const wanted = newReference();
    const { id } = await createProduct(office, { reference: wanted, title: 'Avant', price: 100, stock: 4 });

    const csv = table({ reference: wanted, title: 'Après', price: '', stock: '9' });
    const run = await importCsv(csv, { token, updateStock: true });

    expect(run.lines).toMatchObject([{ outcome: 'updated', messages: ['stock: 4 → 9', 'Changed: title'] }]);
    expect(await productOf(office, rows, wanted)).toMatchObject({ id, title: 'Après', price: 100, stock: 9 });
    expect(await stockOf(rows, id)).toMatchObject({ stock: 9, booked: 9 });
  });

  it('that says what is there already leaves the product untouched', async () => {
    const wanted = newReference();
    await createProduct(office, { reference: wanted, price: 1250, stock: 4 });
    const before = await productOf(office, rows, wanted);

    const line = { reference: wanted, title: before?.title ?? '', price: '1 250,00', stock: '4' };
    const run = await importCsv(table(line), { token });

    expect(run).toMatchObject({ unchanged: 1, updated: 0 });
    expect((await productOf(office, rows, wanted))?.updated_at).toBe(before?.updated_at);
  });

  it('without a reference changes the one product of its title without a reference, or creates one', async () => {
    const title = `Sans référence ${randomUUID()}`;
    const category = await createCategory(office);

    const first = await importCsv(table({ title, categories: category.slug, price: '10' }), { token });
    const second = await importCsv(table({ title, price: '20' }), { token });
    await createProduct(office, { title });
    const last = await importCsv(table({ title, price: '30' }), { token });

    expect(first).toMatchObject({ created: 1, updated: 0 });
    expect(second).toMatchObject({ created: 0, updated: 1 });
    expect(last.lines).toMatchObject([{ outcome: 'failed', messages: [expect.stringContaining('Several products')] }]);
  });

  it.each([
    ['price', '0', 'Price must be greater than 0'],
    ['price', "'-5", 'Price must be greater than 0'],
    ['price', 'cher', '"cher" is not a number'],
    ['price', '12.11.2026', '"12.11.2026" is not a number'],
    ['price', '1,234', '"1,234" can be read in two ways: write it without a comma'],
    ['stock', '1.000', '"1.000" can be read in two ways: write it without a point'],
    ['stock', '1.5', 'Stock must be a whole number of 0 or more'],
    ['short_description', 'é'.repeat(201), 'Short description must be at most 200 characters'],
    ['description', '<b>a</b>'.repeat(800), 'Description must have at most 1500 HTML tags'],
    ['date', 'demain', 'Date must be a date such as 2026-11-22'],
    ['stock_status', 'some', 'Stock status must be instock or outofstock'],
    ['published', 'perhaps', '"perhaps" is neither true nor false'],
    ['image_1', 'javascript:alert(1)', 'Image address must be an https address or a path of this site'],
    ['image_2', 'http://x.example/a.png', officeProblemWords.imageAddressInsecure],
    ['image_3', '/media/none.webp', 'There is no picture at /media/none.webp'],
    ['categories', 'Nulle part > Ici', 'There is no category "Nulle part > Ici"'],
    ['brands', 'Personne', 'There is no brand "Personne"'],
  ])('with the %s %j fails, says so, and writes nothing', async (column, cell, message) => {
    const { name: categories } = await createCategory(office);
    const line = { reference: newReference(), title: 'x', categories, [column]: cell };

    const dry = await importCsv(table(line), { token, dryRun: true });
    const run = await importCsv(table(line), { token });

    expect(run).toMatchObject({ status: 'done', failed: 1, created: 0 });
    expect(run.lines).toMatchObject([{ outcome: 'failed', messages: [`${column}: ${message}`] }]);
    expect(dry.lines).toEqual(run.lines);
    expect(await productOf(office, rows, line.reference)).toBeUndefined();
  });

  it('says all that is wrong at once', async () => {
    const run = await importCsv(table({ reference: newReference(), price: '5' }), { token, dryRun: true });

    const messages = ['title: Product title is required', 'categories: Please select at least one category'];
    expect(run.lines).toMatchObject([{ outcome: 'failed', messages }]);
  });

  it('that fails leaves the others alone; the same product twice, and too many cells, are named with their lines', async () => {
    const category = await createCategory(office);
    const [one, two] = [newReference(), newReference()];
    const line = (reference: string, title: string, rest: string) => `${reference},${title},${category.name},${rest}\n`;
    const wrong = `${line(two, 'Deux', '0')}\n${line(one, 'Encore', '2')}${line(newReference(), 'Trop', '3,4')}`;
    const csv = `reference,title,categories,price\n${line(one, 'Un', '1')}${wrong}`;

    const run = await importCsv(csv, { token });

    expect(run.lines.map(({ line, outcome, messages }) => [line, outcome, messages])).toEqual([
      [2, 'created', []],
      [3, 'failed', ['price: Price must be greater than 0']],
      [5, 'failed', ['Line 2 has the same reference']],
      [6, 'failed', ['The line has 5 cells, the header 4']],
    ]);
    expect(await productOf(office, rows, one)).toMatchObject({ title: 'Un', price: 1 });
    const problems = await readImport(run.id, { token, query: '?only=problems&limit=2&page=2' });
    expect(problems).toMatchObject({ page: 2, total_pages: 2, lines: [{ line: 6 }] });
  });
});

describe('categories and brands that are not there', () => {
  it('are created once if requested; a dry run reports the same and creates nothing', async () => {
    const [parent, child, brand] = [`Parent ${randomUUID()}`, `Enfant ${randomUUID()}`, `Marque ${randomUUID()}`];
    const line = { title: 'Pièce', categories: `${parent} > ${child}`, brands: brand };
    const csv = table({ reference: newReference(), ...line }, { reference: newReference(), ...line });

    const dry = await importCsv(csv, { token, dryRun: true, createMissing: true });
    const made = await rows('SELECT id FROM categories WHERE name = ANY($1)', [[parent, child]]);
    const run = await importCsv(csv, { token, createMissing: true });

    expect(made).toEqual([]);
    expect(dry.lines).toEqual(run.lines);
    expect(run.lines.map(({ messages }) => messages)).toEqual([
      [`New category: ${parent}`, `New category: ${parent} > ${child}`, `New brand: ${brand}`],
      [],
    ]);
    expect(await rows('SELECT name FROM categories WHERE name = ANY($1)', [[parent, child]])).toHaveLength(2);
    expect(await rows('SELECT name FROM tags WHERE name = $1', [brand])).toHaveLength(1);
  });

  it('are made once if one cell names them twice, in whatever letters', async () => {
    const id = randomUUID();
    const line = {
      reference: newReference(),
      title: 'Pièce',
      categories: `Rayon ${id} | قطع ${id}`,
      brands: `neuve ${id} | NEUVE  ${id} | A+ ${id} | A° ${id}`,
    };

    const run = await importCsv(table(line), { token, createMissing: true });

    expect(run.lines).toMatchObject([{ outcome: 'created' }]);
    const product = await productOf(office, rows, line.reference);
    expect(product?.tags.map(({ name }) => name)).toEqual([`neuve ${id}`, `A+ ${id}`, `A° ${id}`]);
    expect(product?.categories.map(({ name }) => name)).toEqual([`Rayon ${id}`, `قطع ${id}`]);
  });

  it('that may not be called so are named with their column', async () => {
    const [reference, id] = [newReference(), randomUUID()];
    const line = { reference, title: 'Pièce', categories: 'x'.repeat(121), brands: `A, B ${id}` };

    const run = await importCsv(table(line), { token, createMissing: true });

    expect(run.lines[0]?.messages).toEqual([
      expect.stringMatching(/^categories: "x+": /),
      `brands: "A, B ${id}": Brand name cannot contain a comma`,
    ]);
  });

  it('cannot be created if the name exists at another place, and nothing is left of a failed line', async () => {
    const [known, fresh] = [await createCategory(office), `Marque ${randomUUID()}`];
    const line = { reference: newReference(), title: 'Pièce', categories: `Ailleurs > ${known.name}`, brands: fresh };

    const run = await importCsv(table(line), { token, createMissing: true });

    expect(run.lines[0]?.messages).toEqual([
      `categories: "${known.name}" exists, but not at "Ailleurs > ${known.name}"`,
    ]);
    expect(await rows('SELECT id FROM tags WHERE name = $1', [fresh])).toEqual([]);
    expect(await rows("SELECT id FROM categories WHERE name = 'Ailleurs'")).toEqual([]);
  });
});

it('a successor is named by its reference, or by # and its number; anything else is refused', async () => {
  const references = { old: newReference(), new: newReference() };
  const { id } = await createProduct(office, { reference: references.old });
  const successor = await createProduct(office, { reference: references.new });
  const replacedBy = async (name: string) => {
    const { lines } = await importCsv(table({ reference: references.old, replaced_by: name }), { token });
    const [product] = await rows<{ kept: number | null }>('SELECT replaced_by_id AS kept FROM products WHERE id = $1', [
      id,
    ]);
    return [lines[0]?.outcome, product?.kept];
  };

  for (const unknown of ['#2147483647', '#99999999999']) expect(await replacedBy(unknown)).toEqual(['failed', null]);
  expect(await replacedBy(`#${successor.id}`)).toEqual(['updated', successor.id]);
  await office.update('products', id, { replacedBy: null });
  expect(await replacedBy(references.new)).toEqual(['updated', successor.id]);
});
