/** The WHERE of a product list, from its filters. */
import type { ProductsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { fold } from '@/domain/text';
import type { ProductRow } from './product-rows';
import { categoryIds, type Taxonomy, tagIds } from './taxonomy';

const MAX_WORDS = 8;

export type Conditions = {
  /** SQL over `products p`, without the word WHERE */
  where: string;
  values: unknown[];
  /** the folded words of the search, none where nothing is searched */
  words: string[];
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
 * @returns null where no product can match: an unknown category or brand, a search without letters, an empty price range
 */
export function conditions(query: ProductsQuery, taxonomy: Taxonomy): Conditions | null {
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

  const words = searchWords(query.search);
  if (query.search !== '' && words.length === 0) return null;
  for (const word of words) parts.push(holdsWord(word, (pattern) => `$${values.push(pattern)}`));
  return { where: parts.join(' AND '), values, words };
}

/** The index on `search_text` knows texts by three letters at a time. */
const INDEXED_LETTERS = 3;

/**
 * SQL that is true where the searched text holds a word or a part of one. Fewer than three letters count at the beginning
 * of a word only: anywhere in a word they would read the whole catalogue.
 * @param bind adds a value to the statement and gives its placeholder
 */
export function holdsWord(word: string, bind: (pattern: string) => string): string {
  if (word.length >= INDEXED_LETTERS) return `p.search_text LIKE ${bind(`%${word}%`)}`;
  return `(p.search_text LIKE ${bind(`${word}%`)} OR p.search_text LIKE ${bind(`% ${word}%`)})`;
}

/** The words that must all be found. Folded, so that none holds a character that LIKE would read as a pattern. */
export function searchWords(text: string): string[] {
  return [...new Set(fold(text).split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS);
}
