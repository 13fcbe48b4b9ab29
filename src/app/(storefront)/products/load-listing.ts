import { dehydrate, QueryClient } from '@tanstack/react-query';
import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/or-nothing';
import { readCategoriesTags, showProducts } from '@/catalogue';
import { type ProductsAnswer, productsQuery as productsQuerySchema } from '@/contract/catalogue';
import { type ListingFilters, writeListingFilters } from '@/domain/listing-filters';
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

/** One page of products for the filters in an address; null, and logged, where it cannot be read. */
export async function readListingPage(filters: ListingFilters): Promise<ProductsAnswer | null> {
  const query = productsQuerySchema.safeParse(Object.fromEntries(writeListingFilters(filters)));
  // A page number or price beyond all bounds is refused by the schema: nothing can be there.
  if (!query.success) return nothingAt(filters.page);
  return orNothing(database().then((db) => showProducts({ db, query: query.data })));
}

function nothingAt(page: number): ProductsAnswer {
  return { products: [], total_pages: 1, page, total: 0 };
}
