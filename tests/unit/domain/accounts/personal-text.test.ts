import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableSearch } from '@/domain/search/submitted-search';

const digits = (count: number) =>
  fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((all) => all.join(''));

/** A mobile number as people write it: groups, signs or an x between them, letters that look like digits. */
const typedMobile = fc
  .record({
    first: fc.constantFrom('05', '06', '07'),
    rest: digits(8),
    separators: fc.array(fc.constantFrom('', ' ', '.', '-', '_', '/', 'x', 'X'), { minLength: 4, maxLength: 4 }),
    zero: fc.constantFrom('0', 'O', 'o'),
    one: fc.constantFrom('1', 'l', 'I', 'i'),
  })
  .map(({ first, rest, separators, zero, one }) => {
    const groups = [`${first}${rest.slice(0, 2)}`, rest.slice(2, 4), rest.slice(4, 6), rest.slice(6)];
    return groups
      .map((group, index) => (index === 0 ? '' : (separators[index] ?? '')) + group)
      .join('')
      .replaceAll('0', zero)
      .replaceAll('1', one);
  });

const mobileAbroad = fc
  .tuple(fc.constantFrom('336', '337', '346', '324', '417', '4477', '9715', '2126'), digits(8), fc.boolean())
  .map(([country, rest, isDialled]) => ({ country: `${isDialled ? '00' : ''}${country}`, rest }));

/** Numbers as makers of boilers give them. */
const partNumber = fc.oneof(
  fc.tuple(fc.constantFrom('0010', '0020'), digits(6)).map((parts) => parts.join('')),
  digits(7).map((rest) => `8718${rest}`),
  // Others (S5…) beside a number of two digits have as many digits as a mobile number without its 0.
  digits(6).map((rest) => `S1${rest}`),
  digits(5).map((rest) => `398${rest}`),
  fc.tuple(digits(2), digits(3)).map(([one, other]) => `0.8${one}.${other}`),
);
const beside = fc.constantFrom('', ' 24', ' 24 kw', ' 1/2', ' 230 v', ' 50 l', ' joint', ' 15x21');

describe('a text that may name somebody is not stored', () => {
  it('with a mobile number however it is written: property', () => {
    fc.assert(
      fc.property(typedMobile, fc.constantFrom('', 'karim '), (mobile, before) => {
        expect(storableSearch(before + mobile)).toBeNull();
      }),
    );
  });

  it('with a mobile number from abroad, in one piece or in groups: property', () => {
    fc.assert(
      fc.property(mobileAbroad, fc.constantFrom('', ' ', '.', '-'), ({ country, rest }, sign) => {
        expect(storableSearch([country, ...(rest.match(/../g) ?? [])].join(sign))).toBeNull();
      }),
    );
  });

  it.each([
    'O555 l23 456',
    '0555x12x34x56',
    'karim O555xI2x34x56',
    '0555123456l',
    '33612345678',
    '0033 6 12 34 56 78',
    '33 612345678',
    'jean(at)gmail.dz',
    'jean [at] example.dz',
    'jean at example.dz',
    'jean arobase example . dz',
    'jean gmail com',
  ])('such as %j', (text) => {
    expect(storableSearch(text)).toBeNull();
  });
});

describe('a text that names a part is stored', () => {
  it('with a number of a maker, also beside another: property', () => {
    fc.assert(
      fc.property(partNumber, beside, (number, other) => {
        expect(storableSearch(number + other)).not.toBeNull();
      }),
    );
  });

  it.each([
    '0020133816',
    '87186445720',
    'S1007300',
    '0.845.057',
    '39370540 240',
    'radiateur 700x400x300',
    'joint 0x10',
    'ballon 50l 1500w',
    'vanne ili 24',
    'sonde at 12',
    '3389 bar code',
  ])('such as %j', (text) => {
    expect(storableSearch(text)).toBe(text.toLowerCase());
  });
});
