import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from '@/domain/parcels/amount';
import { cases } from '../../support/cases';

describe("a courier's amount", () => {
  it.each([
    ['3 400,00', 340_000],
    ['3400 DA', 340_000],
    ['3.400,00', 340_000],
    ['3400.00', 340_000],
    ['3\u00a0400,00\u202fDZD', 340_000],
    ['3\u202f400', 340_000],
    ['3,400.50', 340_050],
    ['1.234.567,8', 123_456_780],
    ["12'500", 1_250_000],
    ['3.400', 340_000],
    ['0,5', 50],
    ['0', 0],
    ['-0', 0],
    ['-1 200,00 da', -120_000],
    ['−15', -1_500],
    ['٣٤٠٠ دج', 340_000],
    ['DA 600', 60_000],
    ['  600.00 ', 60_000],
  ])('%j is %i centimes', (typed, centimes) => {
    expect(readAmount(typed)).toBe(centimes);
  });

  it.each(cases`
    ${''} | ${' '} | DA | abc | 12a | 1e5 | 0x10 | 3 40 | 34 00,00 | 3.400.00 | 1,2,3 | 3400.005 | 0.500 | --1 | 1-
    Infinity | NaN | 999999999999
  `)('%j is no amount', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });

  it('is read back in every way of writing it', () => {
    const ways: ((whole: string, cents: string) => string)[] = [
      (whole, cents) => `${whole.replaceAll(' ', '')}.${cents}`,
      (whole, cents) => `${whole},${cents}`,
      (whole, cents) => `${whole.replaceAll(' ', '.')},${cents} DA`,
      (whole, cents) => `${whole.replaceAll(' ', ',')}.${cents}`,
      (whole, cents) => `${whole.replaceAll(' ', '\u202f')},${cents}\u00a0DZD`,
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.constantFrom(...ways), (centimes, write) => {
        const whole = String(Math.floor(centimes / 100)).replace(/\B(?=(\d{3})+$)/g, ' ');
        expect(readAmount(write(whole, String(centimes % 100).padStart(2, '0')))).toBe(centimes);
      }),
    );
  });

  it('is a whole number or null for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-0-9 .,DA]*$/)), (typed) => {
        const centimes = readAmount(typed);
        expect(centimes === null || Number.isSafeInteger(centimes)).toBe(true);
      }),
    );
  });
});
