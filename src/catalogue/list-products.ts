import type { ProductsAnswer, ProductsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import type { ProductFilter } from './conditions';
import { findProducts } from './find-products';
import { remember } from './memory/remember';
import { showsProducts } from './memory/scope';
import { listingProduct, readRowsById } from './product-rows';
import { categoryIds, type Names, readNames, tagIds } from './taxonomy';

/** A page of published products: newest first, or best match first where `search` is set. */
export function listProducts({ db, query }: { db: Database; query: ProductsQuery }): Promise<ProductsAnswer> {
  return remember({ key: `products ${JSON.stringify(query)}` }, () => readPage({ db, query }));
}

async function readPage({ db, query }: { db: Database; query: ProductsQuery }): Promise<ProductsAnswer> {
  const { page, limit } = query;
  const names = await readNames({ db });
  const { total, ids, rows } = await findProducts({
    db,
    scope: 'published',
    filter: filterOf(query, names),
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

function filterOf(query: ProductsQuery, names: Names): ProductFilter {
  return {
    categories: query.categories.length > 0 ? categoryIds(names, query.categories) : null,
    tags: query.tags.length > 0 ? tagIds(names, query.tags) : null,
    min_price: query.min_price,
    max_price: query.max_price,
    stock_status: null,
  };
}
