import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOrderNumber } from '@/domain/orders/order-number';

describe('the number of an order', () => {
  it.each([
    ['12', 12],
    [' #12 ', 12],
    ['n° 12', 12],
    ['N°0012', 12],
    ['١٢', 12],
    ['999999999999999', 999_999_999_999_999],
    ['', null],
    ['#', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    ['12 13', null],
    ['12a', null],
    ['9999999999999999', null],
    ['1\u0000', null],
  ])('%j is %j', (typed, number) => {
    expect(readOrderNumber(typed)).toBe(number);
  });

  it('is read back as it is shown', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (id) => readOrderNumber(`#${id}`) === id));
  });
});
