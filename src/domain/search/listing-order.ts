/** The orders that the listing offers, and what its address holds of the choice. Pure. */

import { isBlank } from '../text';
import { LISTING_ORDERS, type ListingFilters, type ListingOrder } from './listing-filters';

type Subject = Pick<ListingFilters, 'search' | 'categories'>;

/** Relevance needs a subject: a search text, or a category. */
export function offeredOrders(subject: Subject): readonly ListingOrder[] {
  return hasSubject(subject) ? LISTING_ORDERS : LISTING_ORDERS.filter((order) => order !== 'relevance');
}

/** The order in which the products are shown. */
export function shownOrder({ ordering, ...subject }: Subject & Pick<ListingFilters, 'ordering'>): ListingOrder {
  return offeredOrders(subject).find((order) => order === ordering) ?? defaultOrder(subject);
}

/** What the filters hold for a chosen order: null for the default, so that addresses stay short. */
export function orderingFor(order: ListingOrder, subject: Subject): ListingOrder | null {
  return order === defaultOrder(subject) ? null : order;
}

/** The best match of a search, what a category is, or else the newest. */
function defaultOrder(subject: Subject): ListingOrder {
  return hasSubject(subject) ? 'relevance' : 'newest';
}

function hasSubject({ search, categories }: Subject): boolean {
  return !isBlank(search) || categories.length > 0;
}
