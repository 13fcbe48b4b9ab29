import { type FaultModels, findFaultModels } from '@/boilers/find-fault-models';
import { findBoiler } from '@/boilers/read-boilers';
import type { Boiler } from '@/contract/boilers';
import type { ListedModel, ProductsAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import type { ListingFilters, ListingOrder } from '@/domain/search/listing-filters';
import { shownOrder } from '@/domain/search/listing-order';
import { isBlank } from '@/domain/text';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { type Condition, fittingBoilers, inCategories, ofBrands, pricedBetween, withStock } from './conditions';
import { findProducts, NEWEST, type Order } from './find-products';
import { confidencesFor, fitMarksFor } from './fit-marks';
import { readFitRank } from './fit-rank';
import { kindParts } from './kind-parts';
import { listedCard, type ProductRow, readRowsById } from './product-rows';
import { hintsFor } from './search/hints';
import { categoryIds, type Names, readNames, tagIds } from './taxonomy';

export type ListingQuery = ListingFilters & { limit: number };

/**
 * A page of published products: newest first, best match first in a search, and in a category what it is about first; before that
 * order, the parts of `fits_first`.
 */
export function listProducts({ db, query }: { db: Database; query: ListingQuery }): Promise<ProductsAnswer> {
  return remember({ key: ['products', query] }, () => readPage({ db, query }));
}

/** The same without the number of all products, which takes longer than the first page of a search. */
export function listFirstProducts({ db, query }: { db: Database; query: ListingQuery }) {
  return remember({ key: ['first products', query] }, async () => {
    const { total: _, total_pages: __, ...answer } = await readPage({ db, query, isCounted: false });
    return answer;
  });
}

async function readPage({
  db,
  query,
  isCounted = true,
}: {
  db: Database;
  query: ListingQuery;
  isCounted?: boolean;
}): Promise<ProductsAnswer> {
  const { page, limit } = query;
  const [names, boiler, fault] = await readSubjects({ db, query });
  const first = await readFitRank({ db, slug: query.fits_first, names });
  const order = shownOrder(query);
  const { total, ids, rows, isExact, leftOut } = await findProducts({
    db,
    scope: 'published',
    filters: conditionsOf(query, { names, boiler, fault }),
    text: query.search,
    order: ORDERS[order],
    limit,
    offset: (page - 1) * limit,
    columns: 'listing',
    fitRank: first?.rank ?? null,
    isCounted,
    kinds: order === 'relevance' && isBlank(query.search) ? kindParts(query.categories, names) : [],
  });
  showsProducts(ids);
  const shown = rows ?? (await readRowsById(db, ids));
  const markFor = (products: readonly ProductRow[]) =>
    first && query.boiler === ''
      ? fitMarksFor({ db, modelId: first.model.id, names, products })
      : confidencesFor({ db, modelId: boiler?.id ?? null });
  const [hints, marks] = await Promise.all([hintsFor({ db, text: query.search }), markFor(shown)]);
  return {
    products: shown.map((row) => ({ ...listedCard(row, names), ...hints(row), ...marks(row) })),
    total_pages: totalPages({ total, limit }),
    page,
    total,
    ...(first && { fits_first: shownModel(first.model) }),
    ...(!isExact && { is_exact: false as const }),
    ...(leftOut && { left_out: leftOut }),
  };
}

/** What the filters name. */
export function readSubjects({ db, query }: { db: Database; query: Pick<ListingFilters, 'boiler' | 'fault'> }) {
  return Promise.all([
    readNames({ db }),
    findBoiler({ db, slug: query.boiler }),
    findFaultModels({ db, fault: query.fault }),
  ]);
}

/** What a list says of the model that it is about. */
export function shownModel({ slug, brand, range, name }: Boiler): ListedModel {
  return { slug, brand, range, name };
}

/** Relevance ranks a search and divides a category: the rest of the order is that without a choice. */
const ORDERS: Record<ListingOrder, Order | null> = {
  relevance: null,
  newest: NEWEST,
  price: { by: 'shopPrice', isDescending: false },
  '-price': { by: 'shopPrice', isDescending: true },
  title: { by: 'title', isDescending: false },
};

type Subjects = {
  names: Names;
  /** the model of the `boiler` filter */
  boiler: Boiler | null;
  /** the code of the `fault` filter */
  fault: FaultModels | null;
};

/** The listing's filters, without its search text. */
export function conditionsOf(
  {
    categories,
    tags,
    min_price,
    max_price,
    boiler,
    fault,
    in_stock,
  }: Omit<ListingFilters, 'page' | 'ordering' | 'fits_first'>,
  subjects: Subjects,
): Condition[] {
  const { names } = subjects;
  return [
    ...(categories.length > 0 ? [inCategories(categoryIds(names, categories))] : []),
    ...(tags.length > 0 ? [ofBrands(tagIds(names, tags))] : []),
    ...pricedBetween(min_price, max_price),
    ...(boiler === '' ? [] : [fittingBoilers(subjects.boiler ? [subjects.boiler.id] : [])]),
    ...(fault === '' ? [] : [fittingBoilers(subjects.fault?.models ?? [])]),
    ...(in_stock ? [withStock('instock')] : []),
  ];
}
