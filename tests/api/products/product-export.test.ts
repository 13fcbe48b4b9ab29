/** Products exported as a table. */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import { ask, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { type Cells, importCsv, newReference, takeTurnsWithImports } from '../../support/imports';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const { token } = office;
const bearer = { Authorization: `Bearer ${token}` };
takeTurnsWithImports();

async function exported(query = ''): Promise<Cells[]> {
  const answer = await ask(`/api/admin/products/export/${query}`, { headers: bearer });
  expect(answer.status).toBe(200);
  return parse(await answer.text(), { bom: true, columns: true });
}

describe('an export', () => {
  it('is CSV with a byte-order mark, all columns, unpublished products too, and no cell that would be run', async () => {
    const [wanted, parent] = [newReference(), await createCategory(office)];
    const child = await createCategory(office, { parent: parent.id });
    const brands = await Promise.all([1, 2].map(() => office.create('tags', { name: `Marque ${randomUUID()}` })));
    await createProduct(office, {
      reference: wanted,
      title: '=1+1',
      shortDescription: '@somme',
      price: 12.5,
      stock: null,
      warrantyMonths: 24,
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
      warranty_months: '24',
      short_description: "'@somme",
      price: '12.5',
      stock: '',
      published: 'false',
      categories: `${parent.name} > ${child.name} | ${parent.name}`,
      brands: brands.map(({ name }) => name).join(' | '),
      image_1: 'https://example.com/un.jpg',
    });
  });

  it("holds every product once, however many there are, and obeys the list's filters", async () => {
    const category = await createCategory(office);
    const made = await Promise.all(
      Array.from({ length: 3 }, () => createProduct(office, { categories: [category.id], reference: newReference() })),
    );

    const ofCategory = await exported(`?category=${category.id}&ordering=id`);
    const all = await exported();
    const inOrder = made.toSorted((one, other) => one.id - other.id);

    expect(ofCategory.map(({ title }) => title)).toEqual(inOrder.map(({ title }) => title));
    const references = all.map((line) => line.reference).filter(Boolean);
    expect(new Set(references).size).toBe(references.length);
    expect(references).toEqual(expect.arrayContaining(ofCategory.map(({ reference }) => reference)));
    await refusal(await ask('/api/admin/products/export/?ordering=nothing', { headers: bearer }), 400);
  });

  it('holds every product once while their order changes', async () => {
    // given: three batches of products, written directly to the database
    const category = await createCategory(office);
    const word = randomUUID();
    const made = await rows<{ id: number }>(
      `INSERT INTO products (title, title_folded, price, stock_status, published, date, category_ids, category_path_ids)
       SELECT $1 || ' ' || n, $1 || ' ' || n, n, 'instock', true, now(), $2, $2 FROM generate_series(1, 2500) n RETURNING id`,
      [word, [category.id]],
    );
    onTestFinished(async () => void (await rows('DELETE FROM products WHERE title LIKE $1', [`${word} %`])));

    // when: half of them move from one end of the list to the other, again and again
    for (let round = 0; round < 5; round++) {
      let isOver = false;
      const moving = (async () => {
        while (!isOver) {
          await rows('UPDATE products SET price = 2600 - price WHERE title LIKE $1 AND id % 2 = 0', [`${word} %`]);
        }
      })();
      const lines = await exported(`?category=${category.id}&ordering=price`);
      isOver = true;
      await moving;

      // then
      expect(lines).toHaveLength(made.length);
      expect(new Set(lines.map(({ title }) => title)).size).toBe(made.length);
    }
  });

  it('imported again changes nothing', async () => {
    const category = await createCategory(office, { name: `Joints > Toriques ${randomUUID()}` });
    const place = { format: '', indent: 0, version: 1, direction: 'ltr' };
    const bold = { type: 'text', text: 'gras', format: 1, detail: 0, mode: 'normal', style: '', version: 1 };
    const paragraph = { ...place, type: 'paragraph', children: [bold] };
    await createProduct(office, {
      reference: `'=${randomUUID()}`,
      title: '  -5 bar',
      shortDescription: '"guillemets"; et, virgules',
      categories: [category.id],
      description: { root: { ...place, type: 'root', children: [paragraph] } },
    });
    const csv = await (await ask(`/api/admin/products/export/?category=${category.id}`, { headers: bearer })).text();

    const run = await importCsv(csv, { token });

    expect(run.lines).toMatchObject([{ outcome: 'unchanged', messages: [] }]);
  });
});
