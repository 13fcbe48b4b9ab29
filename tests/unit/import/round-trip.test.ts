/** A table that leaves the shop in any form comes back as it was. */
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { readProductTable } from '@/catalogue/importing/product-table';
import type { TableCell } from '@/domain/csv';
import { FILE_FORMS, type FileForm, FORM_PARAMETERS } from '@/domain/export-files';
import { COLUMN_KINDS } from '@/domain/import/column-kinds';
import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import { textIdentity } from '@/domain/text-identity';
import { type ExportColumn, tableFile } from '@/tables/table-file';

async function bytesOf(form: FileForm, { columns, rows }: { columns: ExportColumn[]; rows: TableCell[][] }) {
  const batches = (async function* parts() {
    yield rows;
  })();
  const made = await tableFile({ columns, batches }, { separator: 'comma', ...FORM_PARAMETERS[form] });
  if (!made) throw new Error('too large');
  return new Uint8Array(await new Response(made.file).arrayBuffer());
}

describe.each(FILE_FORMS)('a table of products as %s', (form) => {
  const columns = PRODUCT_COLUMNS.map((heading) => ({
    heading,
    isAmount: COLUMN_KINDS.products[heading] === 'amount',
  }));
  const awkward = fc.constantFrom(' | ', ...'",;\t\'=-+@\uff1dé€ع a1');
  const text = fc.array(awkward, { maxLength: 8 }).map((parts) => `x${parts.join('')}x`);
  const risky = fc.array(awkward, { maxLength: 8 }).map((parts) => parts.join('').trim());
  const cellOf = (column: (typeof PRODUCT_COLUMNS)[number]) => {
    if (COLUMN_KINDS.products[column] === 'amount') return fc.nat(100_000).map((centimes) => String(centimes / 100));
    return column === 'reference' ? text : risky;
  };
  const row = fc.tuple(...PRODUCT_COLUMNS.map(cellOf));

  it('comes back as it was: property', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
        const table = await readProductTable(await bytesOf(form, { columns, rows }));

        const cellsOf = (row: readonly string[]) => PRODUCT_COLUMNS.map((column, index) => [column, row[index] ?? '']);
        const written = rows.map((row) =>
          Object.fromEntries(cellsOf(row).filter(([, cell = '']) => cell.trim() !== '')),
        );
        const repeats = new Set(rows.map(([reference = '']) => textIdentity(reference))).size < rows.length;
        if (!repeats) expect(table.ok && table.lines.map(({ problem }) => problem)).toEqual(rows.map(() => null));
        expect(table.ok && table.lines.map(({ cells }) => cells)).toEqual(written);
      }),
      { numRuns: 30 },
    );
  });
});

it('a spreadsheet has texts as texts, amounts as numbers, and blank cells blank', async () => {
  const columns = [{ heading: 'Phone' }, { heading: 'Total', isAmount: true }, { heading: 'Note' }, { heading: 'No' }];
  const bytes = await bytesOf('xlsx', {
    columns,
    rows: [
      ['0550123456', '1250.50', '=1+1', 7],
      ['0020133816', '', null, 8],
    ],
  });

  expect(await readSheet(bytes.buffer)).toEqual([
    ['Phone', 'Total', 'Note', 'No'],
    ['0550123456', 1250.5, "'=1+1", 7],
    ['0020133816', null, null, 8],
  ]);
});

it('a CSV for a French spreadsheet names its semicolons first', async () => {
  const columns = [{ heading: 'a' }, { heading: 'b' }];
  const bytes = await bytesOf('csv-semicolon', { columns, rows: [['x;y', '1,5']] });

  expect(Buffer.from(bytes).toString()).toBe('\ufeffsep=;\r\na;b\r\n"x;y";"1,5"\r\n');
});

it('a table of more than a million cells is no spreadsheet', async () => {
  const row = Array.from({ length: 1_000 }, () => 'x');
  const columns = row.map((heading) => ({ heading }));
  const rows = Array.from({ length: 1_001 }, () => row);

  await expect(bytesOf('xlsx', { columns, rows })).rejects.toThrow('too large');
});
