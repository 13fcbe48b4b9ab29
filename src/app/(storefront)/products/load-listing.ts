import { dehydrate, QueryClient } from '@tanstack/react-query';
import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/or-nothing';
import { listProducts, readCategoriesTags } from '@/catalogue';
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

  const wanted = withSlugs(filters, lists?.categories ?? []);
  const query = productsQuerySchema.safeParse(Object.fromEntries(writeListingFilters(wanted)));
  // A page number or price beyond all bounds is refused by the schema: nothing can be there.
  const products = query.success ? await orNothing(listProducts({ db, query: query.data })) : nothingAt(wanted.page);
  if (products) client.setQueryData(productsQuery(wanted).queryKey, products);

  return dehydrate(client);
}

function nothingAt(page: number): ProductsAnswer {
  return { products: [], total_pages: 1, page, total: 0 };
}
