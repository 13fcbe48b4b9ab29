import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCentimes, toDecimalString, toDinars } from '@/domain/money';
import {
  formatFrenchAmount,
  formatListPrice,
  formatOfficeAmount,
  formatRawPrice,
  formatTwoDecimals,
} from '@/domain/price-texts';

/** Up to a hundred thousand million dinars: more than any order. */
const centimes = fc.integer({ min: 0, max: 10 ** 13 });
const spaced = (text: string) => text.replaceAll('\u202f', ' ');

describe('dinars as whole centimes', () => {
  it('reads numbers and decimal strings', () => {
    expect([600, '600.00', 0.1, '12500.5', 0].map(toCentimes)).toEqual([60000, 60000, 10, 1250050, 0]);
  });

  it('rounds by the decimal that is written, not by its binary neighbour', () => {
    expect([1.005, 8.345, 1.115].map(toCentimes)).toEqual([101, 835, 112]);
  });

  it.each([null, undefined, '', '  ', 'abc', Number.NaN, Number.POSITIVE_INFINITY, '12 500'])(
    'is null for %j',
    (value) => {
      expect(toCentimes(value)).toBeNull();
    },
  );

  it('comes back as it was from dinars and from its decimal string', () => {
    fc.assert(
      fc.property(centimes, (amount) => {
        expect(toCentimes(toDinars(amount))).toBe(amount);
        expect(toCentimes(toDecimalString(amount))).toBe(amount);
      }),
    );
  });

  it('is always a whole number, never off by more than half a centime', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (dinars) => {
        const amount = toCentimes(dinars);
        return Number.isInteger(amount) && Math.abs((amount ?? 0) - dinars * 100) <= 0.5001;
      }),
    );
  });
});

it.each([
  [163_580, '163\u202f580,00\u00a0DZD'],
  [1_372_050.5, '1\u202f372\u202f050,50\u00a0DZD'],
  [600, '600,00\u00a0DZD'],
  [0.05, '0,05\u00a0DZD'],
  [0, '0,00\u00a0DZD'],
])('an amount on a French paper of %d is %s, without a place to break the line at', (dinars, text) => {
  expect(formatFrenchAmount(dinars)).toBe(text);
});

describe('amounts as text', () => {
  it('writes decimals in lists only for a fraction', () => {
    const written = [12500, 99.9, 1234567.05, 0.5].map(formatListPrice).map(spaced);
    expect(written).toEqual(['12 500 DZD', '99.90 DZD', '1 234 567.05 DZD', '0.50 DZD']);
  });

  it('writes two decimals in cart and checkout', () => {
    expect([12500, 0, 999.5].map(formatTwoDecimals).map(spaced)).toEqual(['12 500.00 DZD', '0.00 DZD', '999.50 DZD']);
  });

  it('writes a price on its page as received', () => {
    expect([19800, 12500.5, 99.5].map(formatRawPrice).map(spaced)).toEqual(['19 800 DZD', '12 500.5 DZD', '99.5 DZD']);
  });

  it('writes a fee with two decimals and a point', () => {
    expect([60000, 5, 0].map(toDecimalString)).toEqual(['600.00', '0.05', '0.00']);
  });

  it('groups thousands by a narrow no-break space in the shop and by a comma in the back office', () => {
    const formats = [formatListPrice, formatTwoDecimals, formatRawPrice, formatFrenchAmount];
    expect(formats.map((format) => format(1234567.5))).toEqual(
      ['.50 DZD', '.50 DZD', '.5 DZD', ',50\u00a0DZD'].map((end) => `1\u202f234\u202f567${end}`),
    );
    expect([1234567.5, 999, 0, -1500].map(formatOfficeAmount)).toEqual(['1,234,567.50', '999.00', '0.00', '-1,500.00']);
  });

  it('loses no digit by grouping, and never breaks over two lines inside its digits', () => {
    fc.assert(
      fc.property(centimes, (amount) => {
        const written = formatListPrice(toDinars(amount));
        return toCentimes(written.replace(/[\u202f ]|DZD/g, '')) === amount && !/\d \d/.test(written);
      }),
    );
  });
});
