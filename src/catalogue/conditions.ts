/** The WHERE of a product list, from its filters. */

import type { Database } from '@/database/database';
import type { StockStatus } from '@/domain/availability';
import type { Aspect } from '@/domain/catalogue-change';
import type { ProductRow } from './product-rows';
import type { Attempt } from './search/attempts';
import type { SearchWord } from './search/words';

/** Shoppers see what is published, the back office everything. */
export type Scope = 'published' | 'all';

/** What narrows a list, names resolved to ids; null narrows nothing. */
export type ProductFilter = {
  /** any of these categories, each with its whole subtree */
  categories: readonly number[] | null;
  /** any of these brands */
  tags: readonly number[] | null;
  /** dinars, inclusive */
  min_price: number | null;
  max_price: number | null;
  stock_status: StockStatus | null;
};

export type Conditions = {
  scope: Scope;
  /** SQL over `products p`, without the word WHERE */
  where: string;
  values: unknown[];
  /** empty if nothing is searched */
  words: readonly SearchWord[];
  /** changes by which a product may join or leave */
  aspects: readonly Aspect[];
};

/** A page of what the conditions let through. `columns`: all that the shop's list shows, or no more than which they are. */
export type Slice = {
  db: Database;
  filter: Conditions;
  limit: number;
  offset: number;
  columns: 'listing' | 'id';
};

/** Which products are on the page, and how many there are on all pages; with their rows if these were just read. */
export type Matches = { total: number; ids: readonly number[]; rows?: ProductRow[] | undefined };

/** Identifies a slice, for what is remembered of it. */
export function sliceKey({ filter, limit, offset }: Slice): string {
  return `${limit} ${offset} ${filter.where} ${JSON.stringify(filter.values)}`;
}

/** SQL over `products p` */
export function inScope(scope: Scope): string {
  return scope === 'published' ? 'p.published' : 'true';
}

/** @returns null if no product can match: unknown categories or brands, an empty price range */
export function conditions({
  scope,
  filter,
  attempt,
}: {
  scope: Scope;
  filter: ProductFilter;
  /** how the search text is read; null without a search */
  attempt: Attempt | null;
}): Conditions | null {
  const parts = [inScope(scope)];
  const values: unknown[] = [];
  const add = (value: unknown, part: (placeholder: string) => string) => {
    if (value !== null) parts.push(part(`$${values.push(value)}`));
  };

  const { categories, tags, min_price: min, max_price: max, stock_status } = filter;
  if (categories?.length === 0 || tags?.length === 0) return null;
  if (min !== null && max !== null && min > max) return null;
  add(categories, (list) => `p.category_path_ids && ${list}::int[]`);
  add(tags, (list) => `p.tag_ids && ${list}::int[]`);
  add(min, (amount) => `p.price >= ${amount}`);
  add(max, (amount) => `p.price <= ${amount}`);
  add(stock_status, (status) => `p.stock_status = ${status}`);

  if (attempt) parts.push(attempt.condition((pattern) => `$${values.push(pattern)}`));
  return {
    scope,
    where: parts.join(' AND '),
    values,
    words: attempt?.words ?? [],
    aspects: [
      'places',
      ...(min === null && max === null ? [] : ['prices' as const]),
      ...(stock_status === null ? [] : ['availability' as const]),
      ...(attempt ? ['words' as const] : []),
    ],
  };
}
