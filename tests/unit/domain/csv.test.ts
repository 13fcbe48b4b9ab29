/** Files of CSV: exports and templates. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines, withGuard, withoutGuard } from '@/domain/csv';

it('any text comes back as it was, with its commas, quotes and line breaks', () => {
  const awkward = fc.constantFrom(...'=-;,\t|\n\r"\' \u00a0\uff1da');
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(awkward).map((parts) => parts.join('')),
    fc.stringMatching(/^'{0,3}[=+\-@]?.{0,5}$/),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (row) => {
      const read: string[][] = parse(csvLines([row, row]), { relax_column_count: true });
      expect(read.map((cells) => cells.map(withoutGuard))).toEqual([row, row]);
      expect(row.map(withGuard).map(withoutGuard)).toEqual(row);
    }),
  );
});

it('no program finds a formula in a file, at whichever separator it splits', () => {
  const awkward = fc.constantFrom(...'=+-@\uff1d\uff20;,\t|\n\r\u2028"\' \u00a0\u200b', 'cmd', '1', 'é');
  const cell = fc.array(awkward, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(cell, (text) => {
      const line = csvLines([[text, 'x']]);
      for (const separator of [/[;\n\r]/, /[,\n\r]/, /[\t\n\r]/, /[|\n\r]/, /[\u2028\n\r]/]) {
        // Programs that know no quotes keep them in the cell, or drop them with the spaces.
        for (const part of line.split(separator))
          expect(part.replace(/^[\s"\u200b]+/, '')).not.toMatch(/^[=+\-@\uff1d\uff20]/);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('a cell of half a million separators is guarded within a second', () => {
  const cells = ['\t'.repeat(500_000), ' '.repeat(500_000), `${';'.repeat(500_000)}=`, ";'".repeat(250_000)];
  const start = performance.now();

  for (const cell of cells) expect(withoutGuard(withGuard(cell)) === cell).toBe(true);

  expect(performance.now() - start).toBeLessThan(1_000);
});

describe('the apostrophe before what a spreadsheet would run', () => {
  it.each([
    ['behind a separator of another program', 'A;=cmd', "A;'=cmd"],
    ['behind a bar', 'A|@SUM(1)', "A|'@SUM(1)"],
    ['behind a comma and a space', 'A, -1', "A,' -1"],
    ['behind a tab', 'A\t+1', "A\t'+1"],
    ['at the beginning of each line', 'a\r\n=1\n-1', "a\r\n'=1\n'-1"],
    ['behind no-break spaces', '\u00a0=1', "'\u00a0=1"],
    ['behind quotes', '"=1"', '\'"=1"'],
    ['behind an apostrophe', "a;'=1", "a;''=1"],
    ['before full-width signs', 'a;\uff1d1', "a;'\uff1d1"],
    ['before small signs', '\ufe66cmd', "'\ufe66cmd"],
  ])('is put %s', (_, cell, guarded) => {
    expect(withGuard(cell)).toBe(guarded);
    expect(withoutGuard(guarded)).toBe(cell);
  });

  it('is put before = + - @ and tabs, and before nothing else', () => {
    const begun = ['=1', '+1', '-1', '@a', '\ta', '\ra', "'=1"];
    expect(begun.map(withGuard)).toEqual(begun.map((text) => `'${text}`));
    expect(['a=1', "'a", "l'eau", 'x, y; z', '1-2'].map(withGuard)).toEqual(['a=1', "'a", "l'eau", 'x, y; z', '1-2']);
  });
});
