import { database } from '@/app/(storefront)/database';
import { filtersOf, type PageSearchParams } from '@/app/(storefront)/products/search-params';
import { handOver, orNothing } from '@/app/(storefront)/reading';
import { showSearch } from '@/catalogue';
import { searchQuery as searchQuerySchema } from '@/contract/catalogue';
import { rankedFilters } from '@/domain/search/listing-filters';
import { isBlank } from '@/domain/text';
import { searchQuery } from '@/storefront/api/search-queries';

/** The search text in a page's address: the first if there are several, as in the browser. */
export async function textOf(searchParams: PageSearchParams): Promise<string> {
  const { q = '' } = await searchParams;
  return ([q].flat()[0] ?? '').trim();
}

/** The boiler in a page's address whose parts come first; '' for none. */
export async function fitsFirstOf(searchParams: PageSearchParams): Promise<string> {
  return rankedFilters(await filtersOf(searchParams), null).fits_first;
}

/** The results for a text, which the browser takes over. A blank text is not searched. */
export async function loadSearch(text: string, fitsFirst: string) {
  const { queryKey } = searchQuery(text, fitsFirst);
  if (isBlank(text)) return handOver(queryKey, null);
  // The schema cuts a text that is too long, as it does for the call.
  const { q } = searchQuerySchema.parse({ q: text });
  return handOver(queryKey, await orNothing(database().then((db) => showSearch({ db, text: q, fitsFirst }))));
}
