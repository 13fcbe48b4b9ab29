/** What people write into a table, and what is read of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meansTheSame } from '@/domain/import/canonical';
import {
  readDate,
  readFlag,
  readList,
  readNumber,
  readStockStatus,
  withGuard,
  withoutGuard,
} from '@/domain/import/cells';
import { readHeader } from '@/domain/import/columns';

const numberOf = (cell: string) => {
  const read = readNumber(cell);
  return read.ok ? read.value : null;
};

describe('a number', () => {
  it.each([
    ['12500', 12500],
    ['12500.50', 12500.5],
    ['12500,5', 12500.5],
    ['12 500,50', 12500.5],
    ['12\u202f500,50 DZD', 12500.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234,567', 1234567],
    ['1.234.567,8', 1234567.8],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['12 500', 12500],
    ["12'500.5", 12500.5],
    ['1 234.567', 1234.567],
    ['12.500', null],
    ['-1.234', null],
    ['1000.000', null],
    ['12.11.2026', null],
    ['1.2.3', null],
    ['1,23,456', null],
    ['1234,567,890', null],
    ['1 2 3', null],
    ['1.234.567.8', null],
    ['1,234,567,89', null],
    ['1.', null],
    ['.5', null],
    ['-5', -5],
    ['1,234', null],
    ['1,234.5,6', null],
    ['12 pièces', null],
    ['1e5', null],
    ['', null],
  ])('%j is read as %j', (cell, number) => {
    expect(numberOf(cell)).toBe(number);
  });

  it.each([
    ['12.500', 'point'],
    ['1,234', 'comma'],
  ])('%j is refused, since it can be read in two ways', (cell, separator) => {
    expect(readNumber(cell)).toEqual({
      ok: false,
      message: `"${cell}" can be read in two ways: write it without a ${separator}`,
    });
  });

  it('is read as it was, however it is written: property', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (centimes) => {
        const dinars = centimes / 100;
        const french = dinars
          .toFixed(2)
          .replace('.', ',')
          .replace(/\B(?=(\d{3})+(?!\d))/g, ' ');
        expect([numberOf(String(dinars)), numberOf(dinars.toFixed(2)), numberOf(french)]).toEqual([
          dinars,
          dinars,
          dinars,
        ]);
      }),
    );
  });
});

it('yes and no are read in English and in French', () => {
  expect(['true', 'VRAI', 'Oui', '1'].map(readFlag)).toEqual(Array(4).fill({ ok: true, value: true }));
  expect(['false', 'FAUX', 'non', '0'].map(readFlag)).toEqual(Array(4).fill({ ok: true, value: false }));
  expect(readFlag('?')).toMatchObject({ ok: false });
});

it('dates, statuses and lists are read as they are meant', () => {
  expect(readDate('2/1/2026')).toBe('2026-01-02');
  expect(readDate('2026-01-02')).toBe('2026-01-02');
  expect(readStockStatus('Out of stock')).toBe('outofstock');
  expect(readList(' A | B |A||')).toEqual(['A', 'B']);
  expect(meansTheSame('price', '1 250,00', '1250')).toBe(true);
  expect(meansTheSame('published', 'VRAI', 'true')).toBe(true);
  expect(meansTheSame('date', '22/11/2026', '2026-11-22T00:00:00.000Z')).toBe(true);
  expect(meansTheSame('title', 'a', 'A')).toBe(false);
});

describe('the apostrophe before what a spreadsheet would run', () => {
  it('stands before = + - @ and tabs, and before nothing else', () => {
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

it('the first line names the columns in any case, and what is unknown is told', () => {
  expect(readHeader([' Reference', 'SHORT description', 'poids', ''])).toEqual({
    ok: true,
    columns: ['reference', 'short_description', null, null],
    unknown: ['poids'],
    notes: [],
  });
  expect(readHeader(['title', 'Title'])).toMatchObject({ ok: false });
});
