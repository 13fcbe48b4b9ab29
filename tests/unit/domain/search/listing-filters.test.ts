import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  hasFilters,
  LISTING_ORDERS,
  type ListingFilters,
  NO_FILTERS,
  rankedFilters,
  readListingFilters,
  splitList,
  writeListingFilters,
} from '@/domain/search/listing-filters';

const read = (query: string) => readListingFilters(new URLSearchParams(query));

const word = fc.string({ minLength: 1 }).filter((text) => text === text.trim() && text !== '' && !text.includes(','));
const price = fc.option(fc.integer({ min: 0, max: 17_500_000 }).map((centimes) => centimes / 100));
const words = fc.uniqueArray(word, { maxLength: 5 });
const text = fc.string().map((typed) => typed.trim());
const filters: fc.Arbitrary<ListingFilters> = fc.record({
  ...{ categories: words, tags: words, search: text, boiler: text, fault: text, fits_first: text },
  ...{ min_price: price, max_price: price },
  in_stock: fc.boolean(),
  ordering: fc.option(fc.constantFrom(...LISTING_ORDERS)),
  page: fc.integer({ min: 1, max: 10_000 }),
});

describe('filters in an address', () => {
  it('come back as they were written, and are written one way only', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const address = writeListingFilters(chosen).toString();
        expect(read(address)).toEqual(chosen);
        expect(writeListingFilters(read(address)).toString()).toBe(address);
      }),
    );
  });

  it('leave the address empty if nothing is chosen', () => {
    expect(writeListingFilters(NO_FILTERS).toString()).toBe('');
    expect(read('')).toEqual(NO_FILTERS);
  });

  it('name accents and spaces as every browser does', () => {
    const address = writeListingFilters({ ...NO_FILTERS, tags: ['De Dietrich', 'Élan'], page: 2 }).toString();

    expect(address).toBe('page=2&tags=De+Dietrich%2C%C3%89lan');
  });
});

describe('the boiler whose parts come first', () => {
  const first = (query: string, mine: string | null) => rankedFilters(read(query), mine).fits_first;

  it("is the filter's own, else the visitor's, else that of the address", () => {
    expect(first('boiler=a&fits_first=b', 'c')).toBe('a');
    expect(first('fits_first=b', 'c')).toBe('c');
    expect(first('fits_first=b', null)).toBe('b');
    expect(first('', null)).toBe('');
  });

  it('is no filter', () => {
    expect(countFilters(read('fits_first=b'))).toBe(0);
  });
});

describe('reading an address that others wrote', () => {
  it('cuts a pasted page of text, and more categories or brands than anybody chooses', () => {
    const many = Array.from({ length: 60 }, (_, index) => `n${index}`).join(',');

    const filters = read(`search=${'a'.repeat(300)}%00&categories=${many}&tags=${many}`);

    expect(filters.search).toBe('a'.repeat(200));
    expect([filters.categories.length, filters.tags.length]).toEqual([50, 50]);
  });

  it("takes the static pages' names of brand and category", () => {
    expect(read('brand=Bosch&category=Pompes')).toEqual({ ...NO_FILTERS, tags: ['Bosch'], categories: ['Pompes'] });
  });

  it('takes commas and repetition alike, each name once', () => {
    expect(read('tags=Bosch,Vaillant&tags=Bosch&tags=+').tags).toEqual(['Bosch', 'Vaillant']);
  });

  it.each(['page=abc', 'page=0', 'page=-2', 'page=1.5', 'min_price=x', 'max_price=-1', 'search=+++', 'tags=,,'])(
    'counts %s as absent',
    (query) => {
      expect(read(query)).toEqual(NO_FILTERS);
    },
  );

  it.each([
    ['12500,50', 12_500.5],
    ['12+500', 12_500],
    ['12%E2%80%AF500,5', 12_500.5],
    ['1000.125', 1000.125],
    ['0', 0],
  ])('takes the price %s as it was typed', (typed, price) => {
    const filters = read(`min_price=${typed}&max_price=${typed}`);
    expect(filters).toEqual({ ...NO_FILTERS, min_price: price, max_price: price });
  });

  it.each(['12,500', '1,234.50', '12 50', '1e'])('counts the price %s, which the form refuses, as absent', (typed) => {
    expect(read(`min_price=${encodeURIComponent(typed)}`)).toEqual(NO_FILTERS);
  });

  it('never fails, whatever the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const { page, min_price, max_price } = read(query);
        return page >= 1 && (min_price ?? 0) >= 0 && (max_price ?? 0) >= 0;
      }),
    );
  });
});

describe('whether anything narrows the list', () => {
  it.each<[Partial<ListingFilters>, boolean]>([
    [{}, false],
    [{ page: 3 }, false],
    [{ search: '  ' }, false],
    [{ search: 'vanne' }, true],
    [{ tags: ['Bosch'] }, true],
    [{ categories: ['pompes'] }, true],
    [{ min_price: 0 }, true],
    [{ max_price: 5000 }, true],
  ])('with %j is %j', (chosen, expected) => {
    expect(hasFilters({ ...NO_FILTERS, ...chosen })).toBe(expected);
  });

  it('splits a list at its commas', () => {
    expect(splitList(' a , b,,a,')).toEqual(['a', 'b']);
    expect(splitList(null)).toEqual([]);
  });
});
