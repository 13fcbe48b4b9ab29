import { type ListingFilters, writeListingFilters } from '@/domain/search/listing-filters';

export type ListingPath = '/products' | '/breadProduct';

/** Asks the listing to open with its filters shown; taken out of the address once read. */
const OPEN_FILTERS = 'openFilters';

/** The address of a filtered listing. Commas stay readable: they are legal in a query and part of the documented links. */
export function listingHref(path: ListingPath, filters: ListingFilters): string {
  const query = writeListingFilters(filters).toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}

export function asksForFilters(search: string): boolean {
  return new URLSearchParams(search).get(OPEN_FILTERS) === 'true';
}
