import { findBoiler } from '@/boilers/read-boilers';
import type { Boiler } from '@/contract/boilers';
import type { ProductsAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import type { ListingFilters, ListingOrder } from '@/domain/listing-filters';
import { totalPages } from '@/domain/pagination';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { type Condition, fittingBoiler, inCategories, ofBrands, pricedBetween, withStock } from './conditions';
import { confidencesFor } from './confirmed-fits';
import { findProducts, NEWEST, type Order } from './find-products';
import { listingProduct, readRowsById } from './product-rows';
import { hintsFor } from './search/hints';
import { categoryIds, type Names, readNames, tagIds } from './taxonomy';

export type ListingQuery = ListingFilters & { limit: number };

/** A page of published products: newest first, or best match first in a search. */
export function listProducts({ db, query }: { db: Database; query: ListingQuery }): Promise<ProductsAnswer> {
  return remember({ key: ['products', query] }, () => readPage({ db, query }));
}

async function readPage({ db, query }: { db: Database; query: ListingQuery }): Promise<ProductsAnswer> {
  const { page, limit } = query;
  const [names, boiler] = await Promise.all([readNames({ db }), findBoiler({ db, slug: query.boiler })]);
  const { total, ids, rows } = await findProducts({
    db,
    scope: 'published',
    filters: conditionsOf(query, names, boiler),
    text: query.search,
    order: query.ordering && ORDERS[query.ordering],
    limit,
    offset: (page - 1) * limit,
    columns: 'listing',
  });
  showsProducts(ids);
  const [shown, hints, confidences] = await Promise.all([
    rows ?? readRowsById(db, ids),
    hintsFor({ db, text: query.search }),
    confidencesFor({ db, modelId: boiler?.id ?? null }),
  ]);
  return {
    products: shown.map((row) => ({ ...listingProduct(row, names), ...hints(row), ...confidences(row) })),
    total_pages: totalPages({ total, limit }),
    page,
    total,
  };
}

/** Null: as without a choice. */
const ORDERS: Record<ListingOrder, Order | null> = {
  relevance: null,
  newest: NEWEST,
  price: { by: 'shopPrice', isDescending: false },
  '-price': { by: 'shopPrice', isDescending: true },
  title: { by: 'title', isDescending: false },
};

/** The listing's filters, without its search text. @param model the model of the `boiler` filter */
export function conditionsOf(
  { categories, tags, min_price, max_price, boiler, in_stock }: Omit<ListingFilters, 'page' | 'ordering'>,
  names: Names,
  model: Boiler | null,
): Condition[] {
  return [
    ...(categories.length > 0 ? [inCategories(categoryIds(names, categories))] : []),
    ...(tags.length > 0 ? [ofBrands(tagIds(names, tags))] : []),
    ...pricedBetween(min_price, max_price),
    ...(boiler === '' ? [] : [fittingBoiler(model?.id ?? null)]),
    ...(in_stock ? [withStock('instock')] : []),
  ];
}
