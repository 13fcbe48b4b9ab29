import type { ProductsAnswer, ProductsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import { remember } from './cache';
import type { ProductFilter } from './conditions';
import { findProducts } from './find-products';
import { listingProduct, readRowsById } from './product-rows';
import { categoryIds, readTaxonomy, type Taxonomy, tagIds } from './taxonomy';

/** A page of published products: newest first, or best match first where `search` is set. */
export function listProducts({ db, query }: { db: Database; query: ProductsQuery }): Promise<ProductsAnswer> {
  return remember({ shelf: 'answers', key: `products ${JSON.stringify(query)}` }, () => readPage({ db, query }));
}

async function readPage({ db, query }: { db: Database; query: ProductsQuery }): Promise<ProductsAnswer> {
  const { page, limit } = query;
  const taxonomy = await readTaxonomy({ db });
  const { total, ids, rows } = await findProducts({
    db,
    scope: 'published',
    filter: filterOf(query, taxonomy),
    text: query.search,
    order: null,
    limit,
    offset: (page - 1) * limit,
    columns: 'listing',
  });
  const shown = rows ?? (await readRowsById(db, ids));
  return {
    products: shown.map((row) => listingProduct(row, taxonomy)),
    total_pages: totalPages({ total, limit }),
    page,
    total,
  };
}

function filterOf(query: ProductsQuery, taxonomy: Taxonomy): ProductFilter {
  return {
    categories: query.categories.length > 0 ? categoryIds(taxonomy, query.categories) : null,
    tags: query.tags.length > 0 ? tagIds(taxonomy, query.tags) : null,
    min_price: query.min_price,
    max_price: query.max_price,
    stock_status: null,
  };
}
