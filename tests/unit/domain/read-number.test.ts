/** Numbers as people type them, in whatever manner of writing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '@/domain/problem';
import { readNumber, readOptionalNumber } from '@/domain/read-number';
import { typedNumberProblem, understoodAmount } from '@/domain/typed-number';
import { cases } from '../support/cases';

const numberOf = (cell: string) => {
  const read = readNumber(cell);
  return read.ok ? read.value : null;
};

const centimes = fc.integer({ min: 0, max: 10_000_000_000 });

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
    ['-5', -5],
  ])('%j is read as %j', (cell, number) => {
    expect(numberOf(cell)).toBe(number);
  });

  it.each(cases`
    ${''} | 12.500 | -1.234 | 1000.000 | 12.11.2026 | 1.2.3 | 1,23,456 | 1234,567,890 | 1 2 3 | 1.234.567.8
    1,234,567,89 | 1. | .5 | 1,234 | 1,234.5,6 | 12 pièces | 1e5
  `)('%j is none', (cell) => {
    expect(numberOf(cell)).toBeNull();
  });

  it.each([
    ['12.500', 'point'],
    ['1,234', 'comma'],
  ])('%j is refused, since it can be read in two ways', (text, separator) => {
    expect(readNumber(text)).toEqual({ ok: false, problem: { code: 'numberAmbiguous', values: { text, separator } } });
  });

  it('is read as it was, however it is written: property', () => {
    fc.assert(
      fc.property(centimes, (amount) => {
        const dinars = amount / 100;
        const french = dinars
          .toFixed(2)
          .replace('.', ',')
          .replace(/\B(?=(\d{3})+(?!\d))/g, ' ');
        for (const written of [String(dinars), dinars.toFixed(2), french]) expect(numberOf(written)).toBe(dinars);
      }),
    );
  });

  it.each(['fr', 'fr-DZ', 'fr-CH', 'en', 'en-US', 'de'])('is read as %s writes its amounts: property', (language) => {
    const { format } = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(centimes, (amount) => {
        expect(numberOf(format(amount / 100))).toBe(amount / 100);
      }),
    );
  });

  it.each(['fr', 'en', 'de'])('without decimals, as %s writes it, is read right or refused: property', (language) => {
    const { format } = new Intl.NumberFormat(language);
    fc.assert(
      fc.property(centimes, (amount) => {
        expect([amount, null]).toContain(numberOf(format(amount)));
      }),
    );
  });
});

describe('a typed amount', () => {
  it.each([
    ['12500,50', '12,500.50'],
    ['12 500', '12,500.00'],
    ['12500.5', null],
    ['12500', null],
    ['0.125', '0.13'],
    ['1,5', '1.50'],
    ['', null],
    ['  ', null],
    ['abc', null],
    ['12.500', null],
  ])('%j is shown as %j', (typed, shown) => {
    expect(understoodAmount(typed)).toBe(shown);
  });

  it('that is blank is null', () => {
    expect(readOptionalNumber(' ')).toEqual({ ok: true, value: null });
  });

  it('is judged by its rule, or refused if it cannot be read', () => {
    const rule = (value: number | null): Problem | null =>
      value === 5 ? null : { code: 'tooLong', values: { max: value ?? 0 } };

    expect(['5', '5,00', '6', '', 'x'].map((typed) => typedNumberProblem(typed, rule))).toEqual([
      null,
      null,
      { code: 'tooLong', values: { max: 6 } },
      { code: 'tooLong', values: { max: 0 } },
      { code: 'numberUnreadable', values: { text: 'x' } },
    ]);
  });
});
