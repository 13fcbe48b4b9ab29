import { describe, expect, it } from 'vitest';
import { LISTING_ORDERS } from '@/domain/listing-filters';
import { offeredOrders, orderingFor, shownOrder } from '@/domain/listing-order';

describe('the orders of the listing', () => {
  it('have relevance only for a search', () => {
    expect(offeredOrders('vanne')).toEqual(LISTING_ORDERS);
    for (const search of ['', '  ']) expect(offeredOrders(search)).toEqual(['newest', 'price', '-price', 'title']);
  });

  it('begin with the newest, in a search with the best match', () => {
    expect(shownOrder({ search: '', ordering: null })).toBe('newest');
    expect(shownOrder({ search: 'vanne', ordering: null })).toBe('relevance');
    expect(shownOrder({ search: 'vanne', ordering: 'newest' })).toBe('newest');
  });

  it('show the newest if relevance is left over from a search', () => {
    expect(shownOrder({ search: '', ordering: 'relevance' })).toBe('newest');
  });

  it('leave the default out of the address, and every choice shows as it was chosen', () => {
    expect(orderingFor('newest', '')).toBeNull();
    expect(orderingFor('relevance', 'vanne')).toBeNull();
    for (const search of ['', 'vanne']) {
      for (const order of offeredOrders(search)) {
        expect(shownOrder({ search, ordering: orderingFor(order, search) })).toBe(order);
      }
    }
  });
});
