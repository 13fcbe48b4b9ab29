/** The WHERE of a product list, from its filters. */
import type { ProductsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import type { ProductRow } from './product-rows';
import type { Attempt } from './search/attempts';
import type { SearchWord } from './search/words';
import { categoryIds, type Taxonomy, tagIds } from './taxonomy';

export type Conditions = {
  /** SQL over `products p`, without the word WHERE */
  where: string;
  values: unknown[];
  /** none where nothing is searched */
  words: readonly SearchWord[];
};

/** A page of what the conditions let through. */
export type Slice = { db: Database; filter: Conditions; limit: number; offset: number };

/** What stands on the page, and how many products there are on all pages. */
export type Found = { total: number; rows: ProductRow[] };

/** Tells a slice from every other, for what is remembered of it. */
export function sliceKey({ filter, limit, offset }: Slice): string {
  return `${limit} ${offset} ${filter.where} ${JSON.stringify(filter.values)}`;
}

/**
 * @returns null where no product can match: an unknown category or brand, an empty price range
 */
export function conditions({
  query,
  taxonomy,
  attempt,
}: {
  query: ProductsQuery;
  taxonomy: Taxonomy;
  /** how the search text is read; null where none is searched */
  attempt: Attempt | null;
}): Conditions | null {
  const parts = ['p.published'];
  const values: unknown[] = [];
  const add = (value: unknown, part: (placeholder: string) => string) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };

  if (query.categories.length > 0) {
    const ids = categoryIds(taxonomy, query.categories);
    if (ids.length === 0) return null;
    add(ids, (list) => `p.category_path_ids && ${list}::int[]`);
  }
  if (query.tags.length > 0) {
    const ids = tagIds(taxonomy, query.tags);
    if (ids.length === 0) return null;
    add(ids, (list) => `p.tag_ids && ${list}::int[]`);
  }
  const { min_price: min, max_price: max } = query;
  if (min !== null && max !== null && min > max) return null;
  if (min !== null) add(min, (amount) => `p.price >= ${amount}`);
  if (max !== null) add(max, (amount) => `p.price <= ${amount}`);

  if (attempt) parts.push(attempt.condition((pattern) => `$${values.push(pattern)}`));
  return { where: parts.join(' AND '), values, words: attempt?.words ?? [] };
}
