/** An uploaded table: what is read of it, and what is refused before it takes the shop's memory. */
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProductTable as readTable } from '@/catalogue/importing/product-table';
import { BYTE_ORDER_MARK, csvLines, withGuard } from '@/domain/csv';
import { COLUMN_KINDS } from '@/domain/import/column-kinds';
import { MAX_IMPORT_LINES, PRODUCT_COLUMNS, type ProductCells, TOO_MANY_LINES } from '@/domain/import/columns';

const read = (csv: string) => readTable(new TextEncoder().encode(csv));

describe('a table', () => {
  const awkward = fc.constantFrom('\n', '"', ',', ';', '\t', ' | ', ' > ', "'", '=', 'é', '- ');
  const cell = fc
    .array(fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 10 })), { maxLength: 6 })
    .map((parts) => parts.join('').replace(/\r\n?/g, '\n').trim());
  const oneLine = cell.map((text) => text.replaceAll('\n', ' ').trim());
  const line = fc.record(
    Object.fromEntries(
      PRODUCT_COLUMNS.map((column) => [column, COLUMN_KINDS.products[column] === 'text' ? cell : oneLine]),
    ),
  );
  const written = (lines: readonly Record<string, string>[]) =>
    lines
      .map((cells) => Object.fromEntries(Object.entries(cells).filter(([, text]) => text.trim() !== '')))
      .filter((cells) => Object.keys(cells).length > 0);

  async function readCells(csv: string): Promise<ProductCells[]> {
    const table = await read(csv);
    return table.ok ? table.lines.map(({ cells }) => cells) : [];
  }

  it('that was exported is read as it was written: property', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (lines) => {
        const rows = lines.map((cells) => PRODUCT_COLUMNS.map((column) => cells[column] ?? ''));

        const read = await readCells(BYTE_ORDER_MARK + csvLines([PRODUCT_COLUMNS, ...rows]));

        expect(read).toEqual(written(lines));
      }),
      { numRuns: 100 },
    );
  });

  it('of another program is read as it was written, with any separator: property', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';', '\t'),
        async (lines, delimiter) => {
          const rows = lines.map((cells) => PRODUCT_COLUMNS.map((column) => withGuard(cells[column] ?? '')));

          const read = await readCells(stringify([[...PRODUCT_COLUMNS], ...rows], { delimiter, quoted: true }));

          expect(read).toEqual(written(lines));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('tells where each of its lines begins, behind cells of several lines', async () => {
    const table = await read('reference,description\r\nA,"two\r\nlines"\r\n\r\nB,one\r\n');

    const lines = table.ok && table.lines.map(({ line, cells }) => `${line}: ${cells.description}`);
    expect(lines).toEqual(['2: two\nlines', '5: one']);
  });
});

it.each(['\r\n', '\r', '\n'])('a table may have its line ends (%j) and emoji anywhere', async (end) => {
  // It is read in pieces of 1,000 characters.
  for (let length = 985; length < 1_005; length++) {
    const title = `${'a'.repeat(length)}🔥`;

    const table = await read(['title', title, 'b', ''].join(end));

    const lines = table.ok && table.lines.map(({ line, cells }) => `${line}: ${cells.title}`);
    expect(lines).toEqual([`2: ${title}`, '3: b']);
  }
});

describe('a table that is larger than any shop', () => {
  const tooLong = { ok: false, problem: { code: 'importLineTooLong', values: { max: 500_000 } } };

  it('in blank lines is refused, as is one in lines that have no end', async () => {
    const blank = `title\na${'\n'.repeat(4 * MAX_IMPORT_LINES)}`;
    expect(await read(blank)).toMatchObject({ ok: false, problem: TOO_MANY_LINES });
    for (const end of ['\n', '\r']) {
      const lines = `title${end}${`${'a'.repeat(99)}${end}`.repeat(10_000)}`;
      expect(await read(lines)).toMatchObject({ ok: true });
      expect(await read(`${lines}${'a'.repeat(500_001)}${end}b`)).toMatchObject(tooLong);
    }
  });

  it('in lines is refused, one of the most that are taken is not', async () => {
    const full = `title\n${'a\n'.repeat(MAX_IMPORT_LINES)}`;

    expect(await read(full)).toMatchObject({ ok: true });
    expect(await read(`${full}a\n`)).toMatchObject({ ok: false, problem: TOO_MANY_LINES });
  });

  it('in columns is refused', async () => {
    const problem = { code: 'importTooManyColumns', values: { max: 200 } };

    expect(await read(`title${',a'.repeat(200)}\nx\n`)).toMatchObject({ ok: false, problem });
    expect(await read(`title${',a'.repeat(199)}\nx\n`)).toMatchObject({ ok: true });
  });

  it.each([
    ['a first line', `title${','.repeat(600_000)}\nx\n`],
    ['a line', `title\n${'x'.repeat(600_000)}\n`],
  ])('in %s is refused', async (_, csv) => {
    expect(await read(csv)).toMatchObject(tooLong);
  });

  it('has the first of its unknown columns named, shortly, and the others counted', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `inconnue ${index} ${'x'.repeat(200)}`);

    const table = await read(`title,${names.join(',')}\nx\n`);

    expect(table).toMatchObject({ ok: true, unnamedColumns: 10 });
    expect(table.ok && table.unknownColumns).toEqual(names.slice(0, 20).map((name) => name.slice(0, 100)));
  });
});

it('lines without reference and title are not duplicates', async () => {
  const table = await read('title,price\n,1\n,2\n');

  expect(table.ok && table.lines.map(({ problem }) => problem)).toEqual([null, null]);
});
