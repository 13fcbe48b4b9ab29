/**
 * The filters of the product listing and their codec. The page, the sidebar and the call share this shape; the catalogue turns
 * it into SQL conditions (src/catalogue/list-products.ts).
 */
import { asSearchText, isBlank } from '../text';

export const PRICE_MIN = 0;
export const PRICE_MAX = 175_000;
export const PRICE_STEP = 1_000;

/** The orders that shoppers choose from. Without a choice: relevance for a search or a category, else newest. */
export const LISTING_ORDERS = ['relevance', 'newest', 'price', '-price', 'title'] as const;
export type ListingOrder = (typeof LISTING_ORDERS)[number];

export type ListingFilters = {
  /** category slugs; older links have names */
  categories: string[];
  /** brand names */
  tags: string[];
  search: string;
  /** dinars, inclusive; null for no limit */
  min_price: number | null;
  max_price: number | null;
  /** the slug of a boiler model; '' for none */
  boiler: string;
  /** a fault code of whose models the parts are, as in the address of its page: 'saunier-duval/f28'; '' for none */
  fault: string;
  /** the slug of a boiler model whose parts come first, whatever the order; '' for none. Not a filter: nothing is left out */
  fits_first: string;
  in_stock: boolean;
  /** null: by relevance in a search or a category, else the newest first */
  ordering: ListingOrder | null;
  page: number;
};

export const NO_FILTERS: ListingFilters = {
  categories: [],
  tags: [],
  search: '',
  min_price: null,
  max_price: null,
  boiler: '',
  fault: '',
  fits_first: '',
  in_stock: false,
  ordering: null,
  page: 1,
};

/** Reads the filters from a page's address. Never fails: an unreadable value counts as absent. */
export function readListingFilters(params: URLSearchParams): ListingFilters {
  return {
    categories: readList(params, 'categories', 'category'),
    tags: readList(params, 'tags', 'brand'),
    search: asSearchText(params.get('search')),
    min_price: readPrice(params.get('min_price')),
    max_price: readPrice(params.get('max_price')),
    boiler: asSearchText(params.get('boiler')),
    fault: asSearchText(params.get('fault')),
    fits_first: asSearchText(params.get('fits_first')),
    in_stock: params.get('in_stock') === 'true',
    ordering: LISTING_ORDERS.find((order) => order === params.get('ordering')) ?? null,
    page: readPage(params.get('page')),
  };
}

/** Writes the filters that are set as query parameters, always in the same order. */
export function writeListingFilters(filters: ListingFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.page > 1) params.set('page', String(filters.page));
  if (!isBlank(filters.search)) params.set('search', filters.search.trim());
  if (filters.categories.length > 0) params.set('categories', filters.categories.join(','));
  if (filters.tags.length > 0) params.set('tags', filters.tags.join(','));
  if (filters.min_price !== null) params.set('min_price', String(filters.min_price));
  if (filters.max_price !== null) params.set('max_price', String(filters.max_price));
  if (filters.boiler !== '') params.set('boiler', filters.boiler);
  if (filters.fault !== '') params.set('fault', filters.fault);
  if (filters.fits_first !== '') params.set('fits_first', filters.fits_first);
  if (filters.in_stock) params.set('in_stock', 'true');
  if (filters.ordering !== null) params.set('ordering', filters.ordering);
  return params;
}

/**
 * The filters with the boiler whose parts come first: that of the filter, which has the verified ones first, or the visitor's own,
 * or that of the address.
 * @param mine the slug of the visitor's own; null for none
 */
export function rankedFilters(filters: ListingFilters, mine: string | null): ListingFilters {
  return { ...filters, fits_first: filters.boiler || (mine ?? filters.fits_first) };
}

/** How many filters are set; each category and brand counts, both ends of the price range are one. The sort order is not a filter. */
export function countFilters(filters: ListingFilters): number {
  const { categories, tags, search, min_price, max_price, boiler, fault, in_stock } = filters;
  const isPriced = min_price !== null || max_price !== null;
  return (
    categories.length +
    tags.length +
    (isBlank(search) ? 0 : 1) +
    (isPriced ? 1 : 0) +
    (boiler === '' ? 0 : 1) +
    (fault === '' ? 0 : 1) +
    (in_stock ? 1 : 0)
  );
}

/** Whether any filter is set; the page is not a filter. */
export function hasFilters(filters: ListingFilters): boolean {
  return countFilters(filters) > 0;
}

/** More categories or brands would only make the query slow. */
const MAX_CHOSEN = 50;

/** Splits a comma-separated parameter, dropping blanks and repetitions. */
export function splitList(value: string | null): string[] {
  const parts = (value ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))].slice(0, MAX_CHOSEN);
}

/** Reads both `tags=A&tags=B`, as a form without JavaScript sends it, and `tags=A,B`, as links have it. */
function readList(params: URLSearchParams, name: string, alias: string): string[] {
  return splitList(params.getAll(params.has(name) ? name : alias).join(','));
}

/** The amounts that the form takes from a visitor without JavaScript: `12500`, `12500,5`, `12 500,50`. */
export const AMOUNT_PATTERN = String.raw`\d+([.,]\d{1,2})?|\d{1,3}( \d{3})+(,\d{1,2})?`;
const AMOUNT = new RegExp(`^(?:${AMOUNT_PATTERN})$`);

/** Reads the codec's own numbers and the form's amounts. */
function readPrice(value: string | null): number | null {
  const text = (value ?? '').trim().replace(/\s+/g, ' ');
  if (text === '') return null;
  const price = Number(AMOUNT.test(text) ? text.replaceAll(' ', '').replace(',', '.') : text);
  return Number.isFinite(price) && price >= 0 ? price : null;
}

function readPage(value: string | null): number {
  const page = Number(value ?? '1');
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
