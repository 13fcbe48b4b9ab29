import { database } from '@/app/(storefront)/database';
import { handOver, orNothing } from '@/app/(storefront)/reading';
import { readCategoriesTags, showProducts } from '@/catalogue';
import type { ProductsAnswer } from '@/contract/catalogue';
import type { ListingFilters } from '@/domain/listing-filters';
import { PAGE_SIZE } from '@/domain/pagination';
import { categoriesTagsQuery, productsQuery } from '@/storefront/api/queries';
import { withSlugs } from '@/storefront/catalogue/state/category-choice';

/**
 * The first page of products and the filter lists, for the queries of the browser.
 * A failed read is logged and left out: the page then shows without it, and the browser fetches it.
 */
export async function loadListing(filters: ListingFilters) {
  const db = await database();
  const lists = await orNothing(readCategoriesTags({ db }));
  const products = await readListingPage(filters);
  const { queryKey } = productsQuery(withSlugs(filters, lists?.categories ?? []));
  return [...handOver(categoriesTagsQuery().queryKey, lists), ...handOver(queryKey, products)];
}

/** One page of products; null, and logged, if it cannot be read. */
export async function readListingPage(filters: ListingFilters): Promise<ProductsAnswer | null> {
  return orNothing(database().then((db) => showProducts({ db, query: { ...filters, limit: PAGE_SIZE } })));
}
