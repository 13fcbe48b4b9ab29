import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineStock } from '@/domain/products/line-stock';

const ALL_THERE = { isSoldOut: false, isGone: false, left: null, isShort: false, cutTo: null };

describe('the stock of a line', () => {
  it.each([
    [1, 2, { most: 2 }],
    [2, 2, { most: 2, left: 2 }],
    [3, 2, { most: 2, left: 2, isShort: true, cutTo: 2 }],
    [10, 2, { most: 2, left: 2, isShort: true, cutTo: 2 }],
    [1, 1, { most: 1, left: 1 }],
    [10, 10, { most: 10 }],
    [10, 400, { most: 10 }],
    [10, null, { most: 10 }],
    [3, 0, { most: 1, isSoldOut: true, isShort: true }],
  ])('of %i with %j pieces left', (quantity, stock, expected) => {
    const product = { stock, in_stock: stock !== 0, stock_status: 'instock' };
    expect(lineStock(quantity, product)).toEqual({ ...ALL_THERE, ...expected });
  });

  it.each([
    { stock: null, stock_status: 'outofstock' },
    { stock: null, in_stock: false },
  ])('is sold out if it is not counted and %j says so', (product) => {
    expect(lineStock(1, product)).toMatchObject({ isSoldOut: true, isShort: true });
  });

  it('that is not on sale any more cannot be ordered', () => {
    expect(lineStock(2, null)).toMatchObject({ isGone: true, isSoldOut: false, isShort: true, cutTo: null });
  });

  it('that nobody knows holds nobody up', () => {
    expect(lineStock(10, undefined)).toEqual({ ...ALL_THERE, most: 10 });
  });

  it('is short exactly if more is wanted than there is: property', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 20 }), (quantity, stock) => {
        const { isShort, most } = lineStock(quantity, { stock, in_stock: stock > 0, stock_status: 'instock' });
        expect(isShort).toBe(quantity > stock);
        expect(most).toBeGreaterThanOrEqual(1);
        expect(most).toBeLessThanOrEqual(10);
      }),
    );
  });
});
