/**
 * The filters of the product listing and their one codec: page, sidebar and endpoint read and write them here.
 */
import { readNumber } from './read-number';
import { isBlank } from './text';

export const PRICE_MIN = 0;
export const PRICE_MAX = 175_000;
export const PRICE_STEP = 1_000;

export type ListingFilters = {
  /** category slugs (a static link may also bring a name) */
  categories: string[];
  /** brand names */
  tags: string[];
  search: string;
  /** dinars, inclusive; null until the slider was moved */
  minPrice: number | null;
  maxPrice: number | null;
  page: number;
};

export const NO_FILTERS: ListingFilters = {
  categories: [],
  tags: [],
  search: '',
  minPrice: null,
  maxPrice: null,
  page: 1,
};

/** Reads the filters from a page's address. Never fails: what is unreadable counts as absent. */
export function readListingFilters(params: URLSearchParams): ListingFilters {
  return {
    categories: readList(params, 'categories', 'category'),
    tags: readList(params, 'tags', 'brand'),
    search: (params.get('search') ?? '').trim(),
    minPrice: readPrice(params.get('min_price')),
    maxPrice: readPrice(params.get('max_price')),
    page: readPage(params.get('page')),
  };
}

/** Writes the filters as query parameters, only those that are set, always in the same order. */
export function writeListingFilters(filters: ListingFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.page > 1) params.set('page', String(filters.page));
  if (!isBlank(filters.search)) params.set('search', filters.search.trim());
  if (filters.categories.length > 0) params.set('categories', filters.categories.join(','));
  if (filters.tags.length > 0) params.set('tags', filters.tags.join(','));
  if (filters.minPrice !== null) params.set('min_price', String(filters.minPrice));
  if (filters.maxPrice !== null) params.set('max_price', String(filters.maxPrice));
  return params;
}

/** True where at least one filter narrows the list; the page is no filter. */
export function hasFilters(filters: ListingFilters): boolean {
  return writeListingFilters({ ...filters, page: 1 }).size > 0;
}

/** Splits a comma-separated parameter, dropping blanks and repetitions. */
export function splitList(value: string | null): string[] {
  const parts = (value ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** A form sent without JavaScript repeats the parameter (`tags=A&tags=B`); a link joins with commas. Both are read. */
function readList(params: URLSearchParams, name: string, alias: string): string[] {
  return splitList(params.getAll(params.has(name) ? name : alias).join(','));
}

/** Reads what this codec writes, and what a visitor without JavaScript may type: `12 500,50`. */
function readPrice(value: string | null): number | null {
  if (value === null || isBlank(value)) return null;
  const plain = Number(value);
  const typed = readNumber(value);
  const price = Number.isNaN(plain) && typed.ok ? typed.value : plain;
  return Number.isFinite(price) && price >= 0 ? price : null;
}

function readPage(value: string | null): number {
  const page = Number(value ?? '1');
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
