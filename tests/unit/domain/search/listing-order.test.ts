import { describe, expect, it } from 'vitest';
import { LISTING_ORDERS } from '@/domain/search/listing-filters';
import { offeredOrders, orderingFor, shownOrder } from '@/domain/search/listing-order';

const NONE = { search: '', categories: [] };
const SEARCH = { search: 'vanne', categories: [] };
const CATEGORY = { search: '', categories: ['vannes'] };

describe('the orders of the listing', () => {
  it('have relevance for a search and for a category', () => {
    for (const subject of [SEARCH, CATEGORY]) expect(offeredOrders(subject)).toEqual(LISTING_ORDERS);
    for (const search of ['', '  ']) {
      expect(offeredOrders({ search, categories: [] })).toEqual(['newest', 'price', '-price', 'title']);
    }
  });

  it('begin with the newest, in a search with the best match, in a category with what it is', () => {
    expect(shownOrder({ ...NONE, ordering: null })).toBe('newest');
    for (const subject of [SEARCH, CATEGORY]) {
      expect(shownOrder({ ...subject, ordering: null })).toBe('relevance');
      expect(shownOrder({ ...subject, ordering: 'newest' })).toBe('newest');
    }
  });

  it('show the newest if relevance is left over from a search', () => {
    expect(shownOrder({ ...NONE, ordering: 'relevance' })).toBe('newest');
  });

  it('leave the default out of the address, and every choice shows as it was chosen', () => {
    expect(orderingFor('newest', NONE)).toBeNull();
    expect(orderingFor('relevance', SEARCH)).toBeNull();
    expect(orderingFor('relevance', CATEGORY)).toBeNull();
    for (const subject of [NONE, SEARCH, CATEGORY]) {
      for (const order of offeredOrders(subject)) {
        expect(shownOrder({ ...subject, ordering: orderingFor(order, subject) })).toBe(order);
      }
    }
  });
});
