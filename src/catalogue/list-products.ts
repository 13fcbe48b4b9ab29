import type { ProductsAnswer, ProductsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import { remember } from './cache';
import { conditions, type Found, type Slice, sliceKey } from './conditions';
import { countProducts } from './count-products';
import { LISTING_COLUMNS, listingProduct, type ProductRow, readRowsById } from './product-rows';
import { type Attempt, attempts, isAnywhere } from './search/attempts';
import { searchProducts } from './search/search-products';
import { readSearchWords } from './search/words';
import { readTaxonomy, type Taxonomy } from './taxonomy';

/** A page of published products: newest first, or best match first where `search` is set (contract, GET /api/products/). */
export function listProducts({ db, query }: { db: Database; query: ProductsQuery }): Promise<ProductsAnswer> {
  return remember({ shelf: 'answers', key: `products ${JSON.stringify(query)}` }, () => readPage({ db, query }));
}

async function readPage({ db, query }: { db: Database; query: ProductsQuery }): Promise<ProductsAnswer> {
  const { page, limit } = query;
  const taxonomy = await readTaxonomy({ db });
  const found =
    query.search === ''
      ? await find({ db, query, taxonomy, attempt: null })
      : await searchKindly({ db, query, taxonomy });
  return {
    products: found.rows.map((row) => listingProduct(row, taxonomy)),
    total_pages: totalPages({ total: found.total, limit }),
    page,
    total: found.total,
  };
}

type Wanted = { db: Database; query: ProductsQuery; taxonomy: Taxonomy };

/**
 * The first way to read the text that finds something. Where its words are in the catalogue and only the other filters
 * leave nothing, nothing is the answer. A text without letters or digits finds nothing.
 */
async function searchKindly({ db, query, taxonomy }: Wanted): Promise<Found> {
  const words = await readSearchWords({ db, text: query.search });
  if (words.length === 0) return NOTHING;
  for await (const attempt of attempts({ db, words })) {
    const found = await find({ db, query, taxonomy, attempt });
    if (found.total > 0) return found;
    if (await isAnywhere({ db, attempt })) return NOTHING;
  }
  return NOTHING;
}

const NOTHING: Found = { total: 0, rows: [] };

async function find({ db, query, taxonomy, attempt }: Wanted & { attempt: Attempt | null }): Promise<Found> {
  const filter = conditions({ query, taxonomy, attempt });
  if (!filter) return NOTHING;
  const slice = { db, filter, limit: query.limit, offset: (query.page - 1) * query.limit };
  return attempt ? searchProducts(slice) : readNewest(slice);
}

async function readNewest(slice: Slice): Promise<Found> {
  const [total, rows] = await Promise.all([countProducts(slice.db, slice.filter), readRows(slice)]);
  return { total, rows };
}

/**
 * Which products stand on a page is kept until one may join, leave or move; a sale changes no more than the numbers on
 * it. So after a sale a page is read again by the ids of its products, which costs the same however large the catalogue.
 */
async function readRows(slice: Slice): Promise<ProductRow[]> {
  let fresh: ProductRow[] | undefined;
  const { ids } = await remember({ shelf: 'membership', key: `page ${sliceKey(slice)}` }, async () => {
    fresh = await findRows(slice);
    return { ids: fresh.map((row) => row.id) };
  });
  return fresh ?? readRowsById(slice.db, ids);
}

async function findRows({ db, filter: { where, values }, limit, offset }: Slice): Promise<ProductRow[]> {
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  const { rows } = await db.query<ProductRow>(
    `SELECT ${LISTING_COLUMNS} FROM products p WHERE ${where} ORDER BY p.date DESC, p.id DESC
     LIMIT $${limitAt} OFFSET $${offsetAt}`,
    [...values, limit, offset],
  );
  return rows;
}
