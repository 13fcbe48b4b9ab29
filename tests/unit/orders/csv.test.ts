/** The cells of the export. */

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csv } from '@/orders/export-orders';

it.each(['=1+1', '+213 550', '-5', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'])(
  'a cell that begins as a formula, %j, is quoted so that none is run',
  (cell) => {
    expect(parse(csv([[cell]]))).toEqual([[`'${cell}`]]);
  },
);

it('any other text comes back as it was, with its commas, quotes and line breaks', () => {
  const cell = fc.string({ unit: 'binary' }).filter((text) => !/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (row) => {
      expect(parse(csv([row, row]), { relax_column_count: true })).toEqual([row, row]);
    }),
  );
});
