import { dehydrate, QueryClient } from '@tanstack/react-query';
import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/or-nothing';
import { readCategoriesTags, showProducts } from '@/catalogue';
import type { ProductsAnswer } from '@/contract/catalogue';
import type { ListingFilters } from '@/domain/listing-filters';
import { PAGE_SIZE } from '@/domain/pagination';
import { categoriesTagsQuery, productsQuery } from '@/storefront/api/queries';
import { withSlugs } from '@/storefront/catalogue/state/category-choice';

/**
 * The first page of products and the filter lists, in the form in which TanStack Query takes them over in the browser.
 * What cannot be read is logged and left out: the page then shows without it, and the browser asks again.
 */
export async function loadListing(filters: ListingFilters) {
  const client = new QueryClient();
  const db = await database();
  const lists = await orNothing(readCategoriesTags({ db }));
  if (lists) client.setQueryData(categoriesTagsQuery().queryKey, lists);

  const products = await readListingPage(filters);
  if (products) client.setQueryData(productsQuery(withSlugs(filters, lists?.categories ?? [])).queryKey, products);

  return dehydrate(client);
}

/** One page of products; null, and logged, if it cannot be read. */
export async function readListingPage(filters: ListingFilters): Promise<ProductsAnswer | null> {
  return orNothing(database().then((db) => showProducts({ db, query: { ...filters, limit: PAGE_SIZE } })));
}
