import { describe, expect, it } from 'vitest';
import { addNewOrder, knowOwnOrder, seeNewOrders } from '@/admin/orders/live/new-orders';

describe('an order that comes in', () => {
  it('is news once, until somebody has seen it', () => {
    expect([addNewOrder(1), addNewOrder(1)]).toEqual([true, false]);
    seeNewOrders();
    expect(addNewOrder(1)).toBe(true);
  });

  it('is no news to the page in which it was taken, whether its event comes before the answer or after it', () => {
    knowOwnOrder(2);
    expect(addNewOrder(2)).toBe(false);
    expect(addNewOrder(3)).toBe(true);
    knowOwnOrder(3);
    expect(addNewOrder(3)).toBe(false);
  });
});
