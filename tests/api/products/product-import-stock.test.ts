/** The stock in a table: new products get it, existing ones only if that is requested, since a shop sells meanwhile. */
import { describe, expect, inject, it } from 'vitest';
import { sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { importCsv, newReference, table, takeTurnsWithImports } from '../../support/imports';
import { orderBody, postOrder } from '../../support/orders';
import { productOf } from '../../support/products';
import { sharedDatabase, stockOf } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const { url } = inject('shop');
const { token } = office;
takeTurnsWithImports();

const NOTE = 'The stock of existing products stays as it is; new products get theirs.';

/** A product of which a piece was sold after the table was written. */
async function soldSince(): Promise<{ id: number; reference: string }> {
  const reference = newReference();
  const { id } = await createProduct(office, { reference, title: 'Pompe', price: 100, stock: 10 });
  await postOrder(url, orderBody(id));
  return { id, reference };
}

describe('a line of a product that is there already', () => {
  it('leaves the stock as it is, changes the rest, and the report says so, dry or not', async () => {
    const { id, reference } = await soldSince();
    const csv = table({ reference, price: '90', stock: '10', stock_status: 'outofstock' });

    const dry = await importCsv(csv, { token, dryRun: true });
    const run = await importCsv(csv, { token });

    expect(run.lines).toMatchObject([{ outcome: 'updated', messages: ['price: 100 → 90'] }]);
    expect(dry.lines).toEqual(run.lines);
    expect(run.notes).toEqual([NOTE]);
    expect(await productOf(office, rows, reference)).toMatchObject({ price: 90, stock: 9, stock_status: 'instock' });
    expect(await stockOf(rows, id)).toMatchObject({ stock: 9, booked: 9 });
  });

  it('that differs in its stock alone changes nothing', async () => {
    const { reference } = await soldSince();

    const run = await importCsv(table({ reference, title: 'Pompe', price: '100', stock: '10' }), { token });

    expect(run.lines).toMatchObject([{ outcome: 'unchanged', messages: [] }]);
  });

  it('changes the stock if requested', async () => {
    const { id, reference } = await soldSince();

    const run = await importCsv(table({ reference, stock: '10' }), { token, updateStock: true });

    expect(run.lines).toMatchObject([{ outcome: 'updated', messages: ['stock: 9 → 10'] }]);
    expect(run.notes).toEqual([]);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 10, booked: 10 });
  });

  it('says why it corrects the stock, in the stock book; else the book names the import', async () => {
    const { id, reference } = await soldSince();
    const why = (reason: string, stock: string) =>
      importCsv(table({ reference, stock, stock_reason: reason, stock_note: 'Shelf 4' }), { token, updateStock: true });

    const refused = await why('stolen', '7');
    const run = await why('damaged', '7');
    await importCsv(table({ reference, stock: '6' }), { token, updateStock: true });

    expect(refused.lines).toMatchObject([{ outcome: 'failed', messages: [expect.stringContaining('stock_reason')] }]);
    expect(run.lines).toMatchObject([{ outcome: 'updated', messages: ['stock: 9 → 7'] }]);
    expect(
      await rows(
        `SELECT quantity::int, correction, note FROM stock_movements
         WHERE product_id = $1 AND reason = 'correction' ORDER BY id DESC LIMIT 2`,
        [id],
      ),
    ).toEqual([
      { quantity: -1, correction: null, note: expect.stringMatching(/^Import /) },
      { quantity: -2, correction: 'damaged', note: 'Shelf 4' },
    ]);
  });

  it('changes the status of a product whose stock is not counted', async () => {
    const reference = newReference();
    await createProduct(office, { reference, stock: null });

    const run = await importCsv(table({ reference, stock_status: 'outofstock' }), { token });

    expect(run.lines).toMatchObject([{ outcome: 'updated', messages: ['stock_status: instock → outofstock'] }]);
    expect(run.notes).toEqual([]);
  });
});

it('a line of a new product brings its stock', async () => {
  const [reference, category] = [newReference(), await createCategory(office)];

  await importCsv(table({ reference, title: 'x', categories: category.name, stock: '7' }), { token });

  expect(await productOf(office, rows, reference)).toMatchObject({ stock: 7 });
});
