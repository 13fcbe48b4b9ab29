/** Files of CSV: exports and templates. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines, withGuard, withoutGuard } from '@/domain/csv';

it.each(['=1+1', '+213 550', '-5', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'])(
  'a cell that begins as a formula, %j, is quoted so that none is run',
  (cell) => {
    expect(parse(csvLines([[cell]]))).toEqual([[`'${cell}`]]);
  },
);

it('any other text comes back as it was, with its commas, quotes and line breaks', () => {
  const cell = fc.string({ unit: 'binary' }).filter((text) => !/^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (row) => {
      expect(parse(csvLines([row, row]), { relax_column_count: true })).toEqual([row, row]);
    }),
  );
});

describe('the apostrophe before what a spreadsheet would run', () => {
  it('is put before = + - @ and tabs, and before nothing else', () => {
    expect(['=1', '+1', '-1', '@a', '\ta', "'=1"].map(withGuard)).toEqual(["'=1", "'+1", "'-1", "'@a", "'\ta", "''=1"]);
    expect(['a=1', "'a", "l'eau"].map(withGuard)).toEqual(['a=1', "'a", "l'eau"]);
  });

  it('is taken off again, whatever the text: property', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+\-@]?.{0,5}$/));
    fc.assert(
      fc.property(text, (cell) => {
        expect(withoutGuard(withGuard(cell))).toBe(cell);
      }),
    );
  });
});
