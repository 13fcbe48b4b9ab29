import type { ProductsAnswer, ProductsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import { remember } from './cache';
import { type Conditions, conditions } from './conditions';
import { LISTING_COLUMNS, listingProduct, type ProductRow } from './product-rows';
import { readTaxonomy } from './taxonomy';

/** A page of published products: newest first, or best match first where `search` is set (contract, GET /api/products/). */
export function listProducts({ db, query }: { db: Database; query: ProductsQuery }): Promise<ProductsAnswer> {
  return remember({ shelf: 'answers', key: `products ${JSON.stringify(query)}` }, () => readPage({ db, query }));
}

async function readPage({ db, query }: { db: Database; query: ProductsQuery }): Promise<ProductsAnswer> {
  const { page, limit } = query;
  const taxonomy = await readTaxonomy({ db });
  const filter = conditions(query, taxonomy);
  if (!filter) return { products: [], total_pages: 1, page, total: 0 };
  const [total, rows] = await Promise.all([
    countProducts(db, filter),
    readRows({ db, filter, limit, offset: (page - 1) * limit }),
  ]);
  return {
    products: rows.map((row) => listingProduct(row, taxonomy)),
    total_pages: totalPages({ total, limit }),
    page,
    total,
  };
}

/** Exact counts are what grows with the catalogue, so each is kept until a product joins or leaves (decision 0002). */
async function countProducts(db: Database, { where, values }: Conditions): Promise<number> {
  const counted = await remember({ shelf: 'membership', key: `count ${where} ${JSON.stringify(values)}` }, async () => {
    const { rows } = await db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM products p WHERE ${where}`,
      values,
    );
    return { total: rows[0]?.total ?? 0 };
  });
  return counted.total;
}

type Slice = { db: Database; filter: Conditions; limit: number; offset: number };

/**
 * Which products stand on a page is kept until one may join, leave or move; a sale changes no more than the numbers on
 * it. So after a sale a page is read again by the ids of its products, which costs the same however large the catalogue.
 */
async function readRows({ db, filter, limit, offset }: Slice): Promise<ProductRow[]> {
  const key = `page ${limit} ${offset} ${filter.where} ${JSON.stringify(filter.values)}`;
  let fresh: ProductRow[] | undefined;
  const { ids } = await remember({ shelf: filter.words.length > 0 ? 'ranking' : 'membership', key }, async () => {
    fresh = await findRows({ db, filter, limit, offset });
    return { ids: fresh.map((row) => row.id) };
  });
  return fresh ?? readRowsById(db, ids);
}

async function findRows({ db, filter: { where, values, words }, limit, offset }: Slice): Promise<ProductRow[]> {
  const parameters = [...values];
  let order = 'p.date DESC, p.id DESC';
  if (words.length > 0) {
    parameters.push(words.join(' '));
    order = `${matchRank(`$${parameters.length}`)}, p.stock_status = 'instock' DESC, ${order}`;
  }
  parameters.push(limit, offset);
  const { rows } = await db.query<ProductRow>(
    `SELECT ${LISTING_COLUMNS} FROM products p WHERE ${where} ORDER BY ${order}
     LIMIT $${parameters.length - 1} OFFSET $${parameters.length}`,
    parameters,
  );
  return rows;
}

async function readRowsById(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<ProductRow>({
    name: 'listing-rows-by-id',
    text: `SELECT ${LISTING_COLUMNS} FROM products p WHERE p.id = ANY($1::int[]) AND p.published`,
    values: [ids],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Best match first: the title itself, a title that begins with the text, one that holds it, then the rest. */
function matchRank(text: string): string {
  return `CASE WHEN p.title_folded = ${text} OR p.reference_folded = ${text} THEN 0
    WHEN p.title_folded LIKE ${text} || '%' THEN 1 WHEN p.title_folded LIKE '%' || ${text} || '%' THEN 2 ELSE 3 END`;
}
