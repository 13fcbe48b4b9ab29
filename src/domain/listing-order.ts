/** The orders that the listing offers, and what its address holds of the choice. Pure. */
import { LISTING_ORDERS, type ListingFilters, type ListingOrder } from './listing-filters';
import { isBlank } from './text';

type Choice = Pick<ListingFilters, 'search' | 'ordering'>;

/** Relevance needs a search text. */
export function offeredOrders(search: string): readonly ListingOrder[] {
  return isBlank(search) ? LISTING_ORDERS.filter((order) => order !== 'relevance') : LISTING_ORDERS;
}

/** The order in which the products are shown. */
export function shownOrder({ search, ordering }: Choice): ListingOrder {
  return offeredOrders(search).find((order) => order === ordering) ?? defaultOrder(search);
}

/** What the filters hold for a chosen order: null for the default, so that addresses stay short. */
export function orderingFor(order: ListingOrder, search: string): ListingOrder | null {
  return order === defaultOrder(search) ? null : order;
}

function defaultOrder(search: string): ListingOrder {
  return isBlank(search) ? 'newest' : 'relevance';
}
