import { type ListingFilters, readListingFilters } from '@/domain/search/listing-filters';

export type PageSearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The filters in a page's address. */
export async function filtersOf(searchParams: PageSearchParams): Promise<ListingFilters> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    for (const one of [value ?? []].flat()) params.append(name, one);
  }
  return readListingFilters(params);
}
