import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenOrders, MAX_PRINTED } from '@/domain/orders/chosen-orders';

describe('the orders of an address', () => {
  it('are the numbers in it, each once and in their order', () => {
    expect(chosenOrders('3,1,3,2')).toEqual([3, 1, 2]);
    expect(chosenOrders(['7', '8,9'])).toEqual([7, 8, 9]);
    expect(chosenOrders(undefined)).toEqual([]);
  });

  it('are never anything else, nor too many', () => {
    expect(chosenOrders('0,-1,1e3, 4,2147483648,99999999999,x')).toEqual([]);
    const many = Array.from({ length: MAX_PRINTED + 1 }, (_, index) => index + 1).join(',');
    expect(chosenOrders(many)).toHaveLength(MAX_PRINTED);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const id of chosenOrders(text)) expect(Number.isSafeInteger(id) && id > 0).toBe(true);
      }),
    );
  });
});
