import { database } from '@/app/(storefront)/database';
import { handOver, orNothing } from '@/app/(storefront)/reading';
import { readCategoriesTags, readFacets, showProducts } from '@/catalogue';
import type { ProductsAnswer } from '@/contract/catalogue';
import { PAGE_SIZE } from '@/domain/pagination';
import { hasFilters, type ListingFilters, rankedFilters } from '@/domain/search/listing-filters';
import { categoriesTagsQuery, facetsQuery, productsQuery } from '@/storefront/api/listing-queries';
import { withKnownNames } from '@/storefront/catalogue/state/category-choice';

/**
 * The first page of products, the filter lists and what of them is offered, for the queries of the browser.
 * A failed read is logged and left out: the page then shows without it, and the browser fetches it.
 */
export async function loadListing(filters: ListingFilters) {
  const db = await database();
  const lists = await orNothing(readCategoriesTags({ db }));
  const products = await readListingPage(filters);
  const facets = hasFilters(filters) ? await orNothing(readFacets({ db, query: filters })) : null;
  const known = withKnownNames(filters, lists ?? { categories: [], tags: [] });
  return [
    ...handOver(categoriesTagsQuery().queryKey, lists),
    ...handOver(productsQuery(rankedFilters(known, null)).queryKey, products),
    ...handOver(facetsQuery(known).queryKey, facets),
  ];
}

/** One page of products; null, and logged, if it cannot be read. */
export async function readListingPage(filters: ListingFilters): Promise<ProductsAnswer | null> {
  return orNothing(
    database().then((db) => showProducts({ db, query: { ...rankedFilters(filters, null), limit: PAGE_SIZE } })),
  );
}
