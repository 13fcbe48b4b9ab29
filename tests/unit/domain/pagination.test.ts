import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow, totalPages } from '@/domain/pagination';

const place = fc
  .integer({ min: 1, max: 500 })
  .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));

describe('the number of pages', () => {
  it.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [100, 1, 100],
  ])('of %i products, %i a page, is %i', (total, limit, pages) => {
    expect(totalPages({ total, limit })).toBe(pages);
  });

  it('holds every product and no empty page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 100 }), (total, limit) => {
        const pages = totalPages({ total, limit });
        return pages * limit >= total && (pages - 1) * limit < total;
      }),
    );
  });
});

describe('the window of page numbers', () => {
  it.each([
    [1, 10, [1, 2, 3, 4]],
    [5, 10, [4, 5, 6, 7]],
    [10, 10, [7, 8, 9, 10]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
    [99, 5, [2, 3, 4, 5]],
  ])('around page %i of %i is %j', (page, pages, numbers) => {
    expect(pageWindow({ page, pages })).toEqual(numbers);
  });

  it('is up to 4 neighbours within the list and holds the page itself', () => {
    fc.assert(
      fc.property(place, ({ page, pages }) => {
        const numbers = pageWindow({ page, pages });
        const isRow = numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
        const isWithin = numbers.every((number) => number >= 1 && number <= pages);
        return isRow && isWithin && numbers.includes(page) && numbers.length === Math.min(4, pages);
      }),
    );
  });
});
