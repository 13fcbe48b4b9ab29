import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableSearch, submittedSearch } from '@/domain/search/submitted-search';
import { cases } from '../../support/cases';

const submitted = (url: string, isOwnFetch = false) => submittedSearch(url, { isOwnFetch });

describe('a submitted search', () => {
  it.each(cases`
    /search?q=vis | /search/?q=vis&_rsc=1a | /api/search/?q=vis | /api/search?q=%20vis%20 | /products?search=vis
    /breadProduct?search=vis&openFilters=true | /api/products/?search=vis&page=1
  `)('is %s', (url) => {
    expect(submitted(url)).toBe('vis');
  });

  it.each(cases`
    /api/search-suggestions/?q=vis | /search?q=%20 | /search | /products?search=vis&page=2 | /api/products/?boiler=thema
    /products?search=vis&tags=Grundfos | /api/products/?search=vis&in_stock=true | /product/12?search=vis
  `)('is not %s', (url) => {
    expect(submitted(url)).toBeNull();
  });

  it("is not what the listing's field asks for while somebody types", () => {
    expect(submitted('/api/products/?search=vi', true)).toBeNull();
    expect(submitted('/api/search/?q=vi', true)).toBe('vi');
  });
});

const digits = (count: number) =>
  fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((all) => all.join(''));

/** A mobile number as people write it: groups, signs or an x between them, letters that look like digits. */
const typedMobile = fc
  .record({
    first: fc.constantFrom('05', '06', '07'),
    rest: digits(8),
    separators: fc.array(fc.constantFrom('', '\u200b', ...' .-_/xX–,;:|*+'), { minLength: 4, maxLength: 4 }),
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

describe('a missed search that may name somebody is not stored', () => {
  it('with a mobile number however it is written: property', () => {
    fc.assert(
      fc.property(typedMobile, fc.constantFrom('', 'karim '), (mobile, before) => {
        expect(storableSearch(before + mobile)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('with a mobile number from abroad, in one piece or in groups: property', () => {
    fc.assert(
      fc.property(mobileAbroad, fc.constantFrom('', ' ', '.', '-'), ({ country, rest }, sign) => {
        expect(storableSearch([country, ...(rest.match(/../g) ?? [])].join(sign))).toBeNull();
      }),
    );
  });

  it.each(cases`
    O555 l23 456 | 0555123456l | 0033 6 12 34 56 78 | 33 612345678 | prix 12, +33 6 12 34 56 78 | +213 550-12-34-56
    00213550123456 | 021 23 45 67 | mot7af8 0550 12 34 56 | 24 kw 0550.12.34.56 12 | ٠٥٥٠١٢٣٤٥٦ | ０５５１ ０２ ０３ ０４
    0551 02|03 04 | jean(at)gmail.dz | jean [at] example.dz | jean at example.dz | jean arobase example . dz
    jean gmail com | karim＠example.org | karim@example.org | karim @ example.org | !?
  `)('such as %j', (text) => {
    expect(storableSearch(text)).toBeNull();
  });
});

describe('a missed search that names a part is stored', () => {
  it('with a number of a maker, also beside another: property', () => {
    fc.assert(
      fc.property(partNumber, beside, (number, other) => {
        expect(storableSearch(number + other)).not.toBeNull();
      }),
    );
  });

  it.each(cases`
    0020133816 | 87186445720 | S1007300 | 0.845.057 | 39370540 240 | radiateur 700x400x300 | joint 0x10 | مضخة
    ballon 50l 1500w | vanne ili 24 | sonde at 12 | 3389 bar code | 0020 133-816 | ups 25-60 180 | pro 12345678
    0020133816, 61302409
  `)('such as %j', (text) => {
    expect(storableSearch(text)).toBe(text.toLowerCase());
  });

  it('in single spaces', () => {
    expect(storableSearch('  Vanne   XYZ ')).toBe('vanne xyz');
  });
});
