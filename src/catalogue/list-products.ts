import type { ProductsAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import type { ListingFilters } from '@/domain/listing-filters';
import { totalPages } from '@/domain/pagination';
import { type Condition, inCategories, ofBrands, pricedBetween } from './conditions';
import { findProducts } from './find-products';
import { remember } from './memory/remember';
import { showsProducts } from './memory/scope';
import { listingProduct, readRowsById } from './product-rows';
import { categoryIds, type Names, readNames, tagIds } from './taxonomy';

export type ListingQuery = ListingFilters & { limit: number };

/** A page of published products: newest first, or best match first in a search. */
export function listProducts({ db, query }: { db: Database; query: ListingQuery }): Promise<ProductsAnswer> {
  return remember({ key: `products ${JSON.stringify(query)}` }, () => readPage({ db, query }));
}

async function readPage({ db, query }: { db: Database; query: ListingQuery }): Promise<ProductsAnswer> {
  const { page, limit } = query;
  const names = await readNames({ db });
  const { total, ids, rows } = await findProducts({
    db,
    scope: 'published',
    filters: conditionsOf(query, names),
    text: query.search,
    order: null,
    limit,
    offset: (page - 1) * limit,
    columns: 'listing',
  });
  showsProducts(ids);
  const shown = rows ?? (await readRowsById(db, ids));
  return {
    products: shown.map((row) => listingProduct(row, names)),
    total_pages: totalPages({ total, limit }),
    page,
    total,
  };
}

function conditionsOf({ categories, tags, min_price, max_price }: ListingFilters, names: Names): Condition[] {
  return [
    ...(categories.length > 0 ? [inCategories(categoryIds(names, categories))] : []),
    ...(tags.length > 0 ? [ofBrands(tagIds(names, tags))] : []),
    ...pricedBetween(min_price, max_price),
  ];
}
