/** Products moved in and out as a table: what the report says, what is written, who may, and what a crash leaves. */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { AdminProduct } from '@/contract/admin/products';
import { IMPORT_SIZE_MESSAGE, IMPORT_UNDER_WAY_MESSAGE, PRODUCT_COLUMNS } from '@/domain/import/columns';
import { ask, json, refusal, sharedOffice } from '../support/api';
import { createCategory, createProduct } from '../support/back-office';
import { sharedDatabase, stockOf } from '../support/database';
import { importCsv, importOver, postImport, readImport } from '../support/imports';
import { createPerson } from '../support/people';
import { photograph, upload } from '../support/uploads';

const office = sharedOffice();
const rows = sharedDatabase();
const { url } = inject('shop');
const { token } = office;
const bearer = { Authorization: `Bearer ${token}` };

type Cells = Record<string, string>;

/** A table of these lines, with the columns of all of them. */
function table(...lines: Cells[]): string {
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  return stringify([columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))]);
}

const reference = () => `R-${randomUUID()}`;

async function productOf(wanted: string): Promise<AdminProduct | undefined> {
  const [row] = await rows<{ id: number }>('SELECT id FROM products WHERE reference = $1', [wanted]);
  return row && json<AdminProduct>(await ask(`/api/admin/products/${row.id}/`, { headers: bearer }));
}

async function exported(query = ''): Promise<Cells[]> {
  const answer = await ask(`/api/admin/products/export/${query}`, { headers: bearer });
  expect(answer.status).toBe(200);
  return parse(await answer.text(), { bom: true, columns: true });
}

describe('a line', () => {
  it('makes a new product with all that it says, and the shop shows it', async () => {
    const [parent, brand] = [
      await createCategory(office),
      await office.create('tags', { name: `Marque ${randomUUID()}` }),
    ];
    const child = await createCategory(office, { parent: parent.id });
    const picture = await json<{ doc: { id: number; filename: string } }>(
      await upload({ url, token, file: await photograph('png') }),
      201,
    );
    const line = {
      reference: reference(),
      title: 'Vanne 3 voies 3/4"',
      short_description: 'Pour chaudière murale',
      description: 'Premier paragraphe.\n\n- une entrée\n- une autre',
      price: '12 500,50',
      stock: '7',
      published: 'VRAI',
      date: '22/11/2025',
      categories: `${parent.name} > ${child.name}`,
      brands: String(brand.name).toUpperCase(),
      image_1: `/media/${picture.doc.filename}`,
      image_2: 'https://example.com/deux.jpg',
    };

    const run = await importCsv(table(line), { token });

    expect(run).toMatchObject({
      status: 'done',
      total: 1,
      done: 1,
      created: 1,
      failed: 0,
      by: 'admin',
      file_name: 'products.csv',
    });
    expect(run.lines).toEqual([
      { line: 2, reference: line.reference, title: line.title, outcome: 'created', messages: [] },
    ]);
    const product = await productOf(line.reference);
    expect(product).toMatchObject({
      title: line.title,
      short_description: line.short_description,
      description_text: line.description,
      price: 12500.5,
      stock: 7,
      stock_status: 'instock',
      published: true,
      date: '2025-11-22T00:00:00.000Z',
      image_1: `/media/${picture.doc.filename}`,
      image_2: null,
      image_2_url: 'https://example.com/deux.jpg',
      main_image: `/media/${picture.doc.filename}`,
    });
    expect(product?.categories.map(({ id }) => id)).toEqual([child.id]);
    expect(product?.tags.map(({ id }) => id)).toEqual([brand.id]);
    const inShop = await json<{ products: { title: string }[] }>(await ask(`/api/products/?categories=${parent.slug}`));
    expect(inShop.products.map(({ title }) => title)).toEqual([line.title]);
    expect(await stockOf(rows, product?.id ?? 0)).toMatchObject({ stock: 7, booked: 7 });
  });

  it('changes of a known product what it says otherwise; a blank or absent cell changes nothing', async () => {
    const wanted = reference();
    const { id } = await createProduct(office, { reference: wanted, title: 'Avant', price: 100, stock: 4 });

    const run = await importCsv(table({ reference: wanted, title: 'Après', price: '', stock: '9' }), { token });

    expect(run.lines).toMatchObject([{ outcome: 'updated', messages: ['Changed: title, stock'] }]);
    expect(await productOf(wanted)).toMatchObject({ id, title: 'Après', price: 100, stock: 9 });
    expect(await stockOf(rows, id)).toMatchObject({ stock: 9, booked: 9 });
  });

  it('that says what is there already leaves the product untouched', async () => {
    const wanted = reference();
    await createProduct(office, { reference: wanted, price: 1250, stock: 4 });
    const before = await productOf(wanted);

    const run = await importCsv(
      table({ reference: wanted, title: before?.title ?? '', price: '1 250,00', stock: '4' }),
      { token },
    );

    expect(run).toMatchObject({ unchanged: 1, updated: 0 });
    expect((await productOf(wanted))?.updated_at).toBe(before?.updated_at);
  });

  it('without a reference changes the one product of its title that has none, and makes one where there is none', async () => {
    const title = `Sans référence ${randomUUID()}`;
    const category = await createCategory(office);

    const runs = [
      await importCsv(table({ title, categories: category.slug, price: '10' }), { token }),
      await importCsv(table({ title, price: '20' }), { token }),
    ];
    await createProduct(office, { title });
    const last = await importCsv(table({ title, price: '30' }), { token });

    expect(runs.map(({ created, updated }) => [created, updated])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(last.lines).toMatchObject([{ outcome: 'failed', messages: [expect.stringContaining('Several products')] }]);
  });

  it.each<[string, Cells, string[]]>([
    [
      'a missing title and category',
      { price: '5' },
      ['title: Product title is required', 'categories: Please select at least one category'],
    ],
    ['a price of 0', { title: 'x', categories: '?', price: '0' }, ['price: Price must be greater than 0']],
    [
      'a negative price behind an apostrophe',
      { title: 'x', categories: '?', price: "'-5" },
      ['price: Price must be greater than 0'],
    ],
    ['a price that is none', { title: 'x', categories: '?', price: 'cher' }, ['price: "cher" is not a number']],
    [
      'a price that is read in two ways',
      { title: 'x', categories: '?', price: '1,234' },
      ['price: "1,234" can be read in two ways: write it without a comma'],
    ],
    [
      'half a piece',
      { title: 'x', categories: '?', stock: '1.5' },
      ['stock: Stock must be a whole number of 0 or more'],
    ],
    [
      'a long short description',
      { title: 'x', categories: '?', short_description: 'é'.repeat(201) },
      ['short_description: Short description must be at most 200 characters'],
    ],
    [
      'a date that is none',
      { title: 'x', categories: '?', date: 'demain' },
      ['date: Date must be a date such as 2026-11-22'],
    ],
    [
      'a status that is none',
      { title: 'x', categories: '?', stock_status: 'some' },
      ['stock_status: Stock status must be instock or outofstock'],
    ],
    [
      'neither yes nor no',
      { title: 'x', categories: '?', published: 'perhaps' },
      ['published: "perhaps" is neither true nor false'],
    ],
    [
      'an address that runs',
      { title: 'x', categories: '?', image_1: 'javascript:alert(1)' },
      ['image_1: Image address must be an http(s) address or a path of this site'],
    ],
    [
      'a picture that is not there',
      { title: 'x', categories: '?', image_3: '/media/none.webp' },
      ['image_3: There is no picture at /media/none.webp'],
    ],
    [
      'an unknown category',
      { title: 'x', categories: 'Nulle part > Ici' },
      ['categories: There is no category "Nulle part > Ici"'],
    ],
    ['an unknown brand', { title: 'x', categories: '?', brands: 'Personne' }, ['brands: There is no brand "Personne"']],
  ])('with %s fails, says so, and writes nothing', async (_, cells, messages) => {
    const category = await createCategory(office);
    const line = {
      reference: reference(),
      ...cells,
      ...(cells.categories === '?' ? { categories: category.name } : {}),
    };

    const dry = await importCsv(table(line), { token, dryRun: true });
    const run = await importCsv(table(line), { token });

    expect(run).toMatchObject({ status: 'done', failed: 1, created: 0 });
    expect(run.lines[0]).toMatchObject({ outcome: 'failed', messages });
    expect(dry.lines).toEqual(run.lines);
    expect(await productOf(line.reference)).toBeUndefined();
  });

  it('that fails leaves the others alone; the same product twice, and too many cells, are named with their lines', async () => {
    const category = await createCategory(office);
    const [one, two] = [reference(), reference()];
    const csv = `reference,title,categories,price\n${one},Un,${category.name},1\n${two},Deux,${category.name},0\n\n${one},Encore,${category.name},2\n${reference()},Trop,${category.name},3,4\n`;

    const run = await importCsv(csv, { token });

    expect(run.lines.map(({ line, outcome, messages }) => [line, outcome, messages])).toEqual([
      [2, 'created', []],
      [3, 'failed', ['price: Price must be greater than 0']],
      [5, 'failed', ['The same reference stands in line 2']],
      [6, 'failed', ['The line has 5 cells, the first line 4']],
    ]);
    expect(await productOf(one)).toMatchObject({ title: 'Un', price: 1 });
    const problems = await readImport(run.id, { token, query: '?only=problems&limit=2&page=2' });
    expect(problems).toMatchObject({ page: 2, total_pages: 2, lines: [{ line: 6 }] });
  });
});

describe('categories and brands that are not there', () => {
  it('are made where that is asked for, once, and a dry run says the same and makes none', async () => {
    const [parent, child, brand] = [`Parent ${randomUUID()}`, `Enfant ${randomUUID()}`, `Marque ${randomUUID()}`];
    const line = () => ({ reference: reference(), title: 'Pièce', categories: `${parent} > ${child}`, brands: brand });
    const csv = table(line(), line());

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

  it('cannot be made where the name stands at another place, and nothing is left of a line that fails', async () => {
    const [known, fresh] = [await createCategory(office), `Marque ${randomUUID()}`];
    const line = { reference: reference(), title: 'Pièce', categories: `Ailleurs > ${known.name}`, brands: fresh };

    const run = await importCsv(table(line), { token, createMissing: true });

    expect(run.lines[0]?.messages).toEqual([
      `categories: "${known.name}" exists, but not at "Ailleurs > ${known.name}"`,
    ]);
    expect(await rows('SELECT id FROM tags WHERE name = $1', [fresh])).toEqual([]);
    expect(await rows("SELECT id FROM categories WHERE name = 'Ailleurs'")).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    [
      'semicolons, a byte-order mark and Windows line ends',
      (...cells: string[][]) => `\uFEFF${cells.map((line) => line.join(';')).join('\r\n')}\r\n`,
    ],
    ['tabs', (...cells: string[][]) => cells.map((line) => line.join('\t')).join('\n')],
    ['quotes around everything', (...cells: string[][]) => stringify(cells, { quoted: true })],
  ])('with %s is understood', async (_, write) => {
    const [wanted, category] = [reference(), await createCategory(office)];

    const run = await importCsv(write(['Reference', 'Title', 'Categories'], [wanted, 'Un titre', category.name]), {
      token,
    });

    expect(run).toMatchObject({ created: 1, failed: 0 });
  });

  it('in Windows-1252 is understood, and the report says so', async () => {
    const [wanted, category] = [reference(), await createCategory(office)];
    const csv = Buffer.from(`reference;title;categories\n${wanted};Pièce détachée;${category.slug}\n`, 'latin1');

    const run = await importCsv(csv, { token });

    expect(run.notes).toEqual([expect.stringContaining('Windows-1252')]);
    expect(await productOf(wanted)).toMatchObject({ title: 'Pièce détachée' });
  });

  it('names its unknown columns and ignores them', async () => {
    const [wanted, category] = [reference(), await createCategory(office)];

    const run = await importCsv(table({ reference: wanted, title: 'x', categories: category.name, poids: '3' }), {
      token,
    });

    expect(run).toMatchObject({ unknown_columns: ['poids'], created: 1 });
  });

  it.each([
    ['nothing in it', '', 'The file is empty'],
    ['its columns alone', 'reference,title\n', 'The file holds no products: there is nothing below its first line'],
    [
      'other columns',
      'sku,name\n1,2\n',
      'The first line must name the columns, with "reference" or "title" among them',
    ],
    ['a column twice', 'title,title\n1,2\n', 'The column "title" stands there twice'],
    ['a quote that never ends', 'reference,title\n1,"2\n', expect.stringContaining('This is no valid CSV')],
    [
      'a spreadsheet in it',
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
      'This is no CSV file: save the table as "CSV UTF-8"',
    ],
  ])('with %s is refused in words', async (_, csv, message) => {
    const refused = await refusal(await postImport(csv, { token }), 400);

    expect(refused).toMatchObject({ message, details: { file: [message] } });
  });

  it('that is missing, of another kind of body, or too large is refused', async () => {
    const post = (body: FormData | string, type?: string) =>
      ask('/api/admin/products/import/', {
        method: 'POST',
        body,
        headers: { ...bearer, ...(type ? { 'Content-Type': type } : {}) },
      });

    await refusal(await post(new FormData()), 400);
    await refusal(await post('{}', 'application/json'), 415);
    const tooLarge = await refusal(await postImport(new Uint8Array(20 * 1024 * 1024 + 1), { token }), 413);
    expect(tooLarge.message).toBe(IMPORT_SIZE_MESSAGE);
  });
});

describe('a dry run', () => {
  it('says what a real run says, line by line, and writes nothing', async () => {
    const category = await createCategory(office);
    const known = [reference(), reference()];
    for (const wanted of known) await createProduct(office, { reference: wanted, title: 'Avant', price: 10, stock: 1 });
    const fresh = reference();
    const csv = table(
      { reference: known[0] ?? '', title: 'Après', price: '12' },
      { reference: known[1] ?? '', title: 'Avant', price: '10' },
      { reference: fresh, title: 'Nouveau', categories: category.name, price: '5', stock: '3' },
      { reference: reference(), title: '', categories: category.name, price: '5' },
    );
    const before = await Promise.all(known.map(productOf));

    const dry = await importCsv(csv, { token, dryRun: true });

    expect(await Promise.all(known.map(productOf))).toEqual(before);
    expect(await productOf(fresh)).toBeUndefined();
    const real = await importCsv(csv, { token });
    expect(dry.lines).toEqual(real.lines);
    expect(dry).toMatchObject({ dry_run: true, created: 1, updated: 1, unchanged: 1, failed: 1 });
  });
});

describe('an export', () => {
  it('is CSV with a byte-order mark, all columns, unpublished products too, and no cell that would be run', async () => {
    const [wanted, parent] = [reference(), await createCategory(office)];
    const child = await createCategory(office, { parent: parent.id });
    const brands = await Promise.all([1, 2].map(() => office.create('tags', { name: `Marque ${randomUUID()}` })));
    await createProduct(office, {
      reference: wanted,
      title: '=1+1',
      shortDescription: '@somme',
      price: 12.5,
      stock: null,
      published: false,
      categories: [child.id, parent.id],
      tags: brands.map(({ id }) => id),
      image1Url: 'https://example.com/un.jpg',
    });

    const answer = await ask(`/api/admin/products/export/?search=${wanted}`, { headers: bearer });

    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [line]: Cells[] = parse(bytes, { bom: true, columns: true });
    expect(Object.keys(line ?? {})).toEqual([...PRODUCT_COLUMNS]);
    expect(line).toMatchObject({
      reference: wanted,
      title: "'=1+1",
      short_description: "'@somme",
      price: '12.5',
      stock: '',
      published: 'false',
      categories: `${parent.name} > ${child.name} | ${parent.name}`,
      brands: brands.map(({ name }) => name).join(' | '),
      image_1: 'https://example.com/un.jpg',
    });
  });

  it('holds every product once, however many there are, and obeys the list’s filters', async () => {
    const category = await createCategory(office);
    const made = await Promise.all(
      Array.from({ length: 3 }, () => createProduct(office, { categories: [category.id], reference: reference() })),
    );

    const ofCategory = await exported(`?category=${category.id}&ordering=id`);
    const all = await exported();

    expect(ofCategory.map(({ title }) => title)).toEqual(
      made.map(({ title }) => title).sort((a, b) => idOf(a) - idOf(b)),
    );
    const references = all.map((line) => line.reference).filter(Boolean);
    expect(new Set(references).size).toBe(references.length);
    await refusal(await ask('/api/admin/products/export/?ordering=nothing', { headers: bearer }), 400);

    function idOf(title: string): number {
      return made.find((product) => product.title === title)?.id ?? 0;
    }
  });

  it('imported again changes nothing', async () => {
    const category = await createCategory(office, { name: `Joints > Toriques ${randomUUID()}` });
    await createProduct(office, {
      reference: `'=${randomUUID()}`,
      title: '  -5 bar',
      shortDescription: '"guillemets"; et, virgules',
      categories: [category.id],
      description: {
        root: {
          type: 'root',
          format: '',
          indent: 0,
          version: 1,
          direction: 'ltr',
          children: [
            {
              type: 'paragraph',
              format: '',
              indent: 0,
              version: 1,
              direction: 'ltr',
              children: [{ type: 'text', text: 'gras', format: 1, detail: 0, mode: 'normal', style: '', version: 1 }],
            },
          ],
        },
      },
    });
    const csv = await (await ask(`/api/admin/products/export/?category=${category.id}`, { headers: bearer })).text();

    const run = await importCsv(csv, { token });

    expect(run.lines).toMatchObject([{ outcome: 'unchanged', messages: [] }]);
  });
});

describe('one import at a time', () => {
  it('another is refused meanwhile; cancelled, it ends at once, keeps what it did, and the next may begin', async () => {
    const category = await createCategory(office);
    const references = Array.from({ length: 400 }, reference);
    const csv = table(
      ...references.map((wanted) => ({ reference: wanted, title: 'Beaucoup', categories: category.name })),
    );
    const { id } = await json<{ id: number }>(await postImport(csv, { token }), 202);
    onTestFinished(() => void ask(`/api/admin/products/import/${id}/cancel/`, { method: 'POST', headers: bearer }));

    const second = await refusal(await postImport(csv, { token }), 409);
    await expect.poll(async () => (await readImport(id, { token })).done).toBeGreaterThan(0);
    const cancel = () => ask(`/api/admin/products/import/${id}/cancel/`, { method: 'POST', headers: bearer });
    const cancelled = await json<{ status: string }>(await cancel());
    const again = await refusal(await cancel(), 409);

    expect(second.message).toBe(IMPORT_UNDER_WAY_MESSAGE);
    expect(cancelled.status).toBe('cancelled');
    expect(again.message).toBe('This import is over already');
    const next = await importCsv(table({ reference: reference(), title: 'x', categories: category.name }), { token });
    expect(next.created).toBe(1);
    const over = await readImport(id, { token });
    const [made] = await rows<{ count: number }>('SELECT count(*)::int FROM products WHERE reference = ANY($1)', [
      references,
    ]);
    expect(over.done).toBeLessThan(400);
    expect(made?.count).toBe(over.created);
    const list = await json<{ imports: { id: number }[] }>(
      await ask('/api/admin/products/import/', { headers: bearer }),
    );
    expect(list.imports.slice(0, 2).map((run) => run.id)).toEqual([next.id, id]);
  });

  it('keeps nothing of the file once it is over', async () => {
    const category = await createCategory(office);
    const run = await importCsv(table({ reference: reference(), title: 'x', categories: category.name }), { token });

    expect(
      await rows('SELECT line FROM product_import_lines WHERE import_id = $1 AND cells IS NOT NULL', [run.id]),
    ).toEqual([]);
    expect((await importOver(run.id, { token })).status).toBe('done');
  });
});

describe('who may', () => {
  const calls: [string, string][] = [
    ['GET', '/api/admin/products/export/'],
    ['GET', '/api/admin/products/import/'],
    ['POST', '/api/admin/products/import/'],
    ['GET', '/api/admin/products/import/1/'],
    ['POST', '/api/admin/products/import/1/cancel/'],
  ];

  it.each(calls)('%s %s: editors alone', async (method, path) => {
    const [customer, staff] = await Promise.all(
      (['customer', 'staff'] as const).map((role) => createPerson({ url, admin: office, role })),
    );
    const status = async (bearerToken: string | null) =>
      (
        await ask(path, {
          method,
          ...(bearerToken === null ? {} : { headers: { Authorization: `Bearer ${bearerToken}` } }),
        })
      ).status;

    expect(await status(null)).toBe(401);
    expect(await status(customer?.office.token ?? '')).toBe(403);
    expect([401, 403]).not.toContain(await status(staff?.office.token ?? ''));
  });

  it('an import goes on in the name of whoever began it, and ends with their right to edit', async () => {
    const staff = await createPerson({ url, admin: office, role: 'staff' });
    const category = await createCategory(office);
    const lines = Array.from({ length: 300 }, () => ({
      reference: reference(),
      title: 'x',
      categories: category.name,
    }));
    const { id } = await json<{ id: number }>(await postImport(table(...lines), { token: staff.office.token }), 202);

    expect((await office.update('users', staff.id, { role: 'customer' })).status).toBe(200);
    const run = await importOver(id, { token });

    expect(run).toMatchObject({
      status: 'cancelled',
      by: staff.username,
      notes: ['Whoever began this import may edit products no more.'],
    });
    expect(run.done).toBeLessThan(300);
  });

  it('an unknown import is not found', async () => {
    for (const id of ['999999', 'abc'])
      await refusal(await ask(`/api/admin/products/import/${id}/`, { headers: bearer }), 404);
  });
});
