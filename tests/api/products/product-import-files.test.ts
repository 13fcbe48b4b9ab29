/** Tables of products: which files are understood, and that a dry run says what a real one does. */
import { describe, expect, it } from 'vitest';
import { officeProblemWords } from '@/words/en/problems';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { importCsv, importOver, newReference, postImport, table, takeTurnsWithImports } from '../../support/imports';
import { askProducts, productOf } from '../../support/products';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const { token } = office;
const bearer = { Authorization: `Bearer ${token}` };
takeTurnsWithImports();

describe('a file', () => {
  it('in Windows-1252 is understood, and the report says so', async () => {
    const [wanted, category] = [newReference(), await createCategory(office)];
    const csv = Buffer.from(`Reference;Title;Categories\r\n${wanted};Pièce détachée;${category.slug}\r\n`, 'latin1');

    const run = await importCsv(csv, { token });

    expect(run).toMatchObject({ created: 1, failed: 0 });
    expect(run.read_as).toEqual({ format: 'csv', encoding: 'windows-1252', separator: ';' });
    expect(await productOf(office, rows, wanted)).toMatchObject({ title: 'Pièce détachée' });
  });

  it('in UTF-16 whose first line holds a character that no database keeps is taken without it', async () => {
    const [wanted, category] = [newReference(), await createCategory(office)];
    const text = `reference\ttitle\tcategories\tpo\0ids\n${wanted}\tUn\0 titre\t${category.name}\t3\\u0000\n`;
    const csv = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

    const run = await importCsv(csv, { token });

    expect(run).toMatchObject({ unknown_columns: ['poids'], created: 1 });
    expect(await productOf(office, rows, wanted)).toMatchObject({ title: 'Un titre' });
  });

  it('whose name holds such a character, or is cut in the middle of one, is taken', async () => {
    const category = await createCategory(office);
    const boundary = `----${'x'.repeat(30)}`;
    const send = (name: string) => {
      const csv = table({ reference: newReference(), title: 'x', categories: category.name });
      const head = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv`;
      const body = `--${boundary}\r\n${head}\r\n\r\n${csv}\r\n--${boundary}--\r\n`;
      const headers = { ...bearer, 'Content-Type': `multipart/form-data; boundary=${boundary}` };
      return ask('/api/admin/products/import/', { method: 'POST', body, headers });
    };

    for (const name of ['a\0b.csv', `${'a'.repeat(199)}🔥.csv`]) {
      const { id } = await json<{ id: number }>(await send(name), 202);
      expect(await importOver(id, { token })).toMatchObject({ status: 'done', created: 1 });
    }
  });

  it('names its unknown columns and ignores them', async () => {
    const category = await createCategory(office);
    const line = { reference: newReference(), title: 'x', categories: category.name, poids: '3' };

    const run = await importCsv(table(line), { token });

    expect(run).toMatchObject({ unknown_columns: ['poids'], created: 1 });
  });

  it.each([
    ['', 'The file is empty'],
    ['reference,title\n', 'The file has no products: there is nothing below its first line'],
    ['sku,name\n1,2\n', 'The first line must name the columns, with "reference" or "title" among them'],
    ['title,title\n1,2\n', 'The column "title" occurs twice'],
    ['reference,"title\n1\n', 'The header (line 1) cannot be read: it has an unclosed quote or a wrong character'],
    [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), officeProblemWords.importNotSpreadsheet],
  ])('of %j is refused in words', async (csv, message) => {
    const refused = await refusal(await postImport(csv, { token }), 400);

    expect(refused).toMatchObject({ message, details: { file: [message] } });
  });

  it('that is missing, of another kind of body, or too large is refused', async () => {
    const post = (body: object) => askProducts(token, 'import/', { method: 'POST', body });

    await refusal(await post(new FormData()), 400);
    await refusal(await post({}), 415);
    const tooLarge = await refusal(await postImport(new Uint8Array(20 * 1024 * 1024 + 1), { token }), 413);
    expect(tooLarge.message).toBe(officeProblemWords.importTooLarge({ megabytes: 20 }));
  });
});

describe('a dry run', () => {
  it('says what a real run says, line by line, and writes nothing', async () => {
    const category = await createCategory(office);
    const known = [newReference(), newReference()];
    for (const reference of known) await createProduct(office, { reference, title: 'Avant', price: 10, stock: 1 });
    const fresh = newReference();
    const csv = table(
      { reference: known[0] ?? '', title: 'Après', price: '12' },
      { reference: known[1] ?? '', title: 'Avant', price: '10' },
      { reference: fresh, title: 'Nouveau', categories: category.name, price: '5', stock: '3' },
      { reference: newReference(), title: '', categories: category.name, price: '5' },
    );
    const stored = () => Promise.all(known.map((wanted) => productOf(office, rows, wanted)));
    const before = await stored();

    const dry = await importCsv(csv, { token, dryRun: true });

    expect(await stored()).toEqual(before);
    expect(await productOf(office, rows, fresh)).toBeUndefined();
    const real = await importCsv(csv, { token });
    expect(dry.lines).toEqual(real.lines);
    expect(dry).toMatchObject({ dry_run: true, created: 1, updated: 1, unchanged: 1, failed: 1 });
  });
});

it('a new reference that has lost its zeros beside one that has them fails its line, and a known one does not', async () => {
  const digits = `9${Date.now()}`;
  await createProduct(office, { reference: `000${digits}`, title: 'Avec zéros' });

  const run = await importCsv(`reference,title\n${digits},Sans zéros\n000${digits},Avec zéros\n`, { token });

  expect([run.failed, run.unchanged]).toEqual([1, 1]);
  expect(run.read_as).toEqual({ format: 'csv', encoding: 'utf-8', separator: ',' });
  expect(run.lines.find(({ line }) => line === 2)?.messages).toEqual([
    `reference: "000${digits}" is there already: did a spreadsheet drop the zeros before "${digits}"?`,
  ]);
});
