/** The search page's type filter and order, and their codec in the address. */

import type { Confidence } from '@/domain/boilers/boilers';
import { hasPrice } from '@/domain/products/availability';
import { compareFrench } from '../texts/name-order';

/** The most products that `GET /api/search/` answers. */
export const MAX_FOUND_PRODUCTS = 60;

const RESULT_TYPES = ['all', 'products', 'brands'] as const;
const RESULT_ORDERS = ['relevance', 'price-asc', 'price-desc', 'name'] as const;
export type ResultType = (typeof RESULT_TYPES)[number];
export type ResultOrder = (typeof RESULT_ORDERS)[number];

export type SearchView = { q: string; type: ResultType; sort: ResultOrder };

/** Reads the view from the page's address. Never fails: an unreadable value counts as absent. */
export function readSearchView(params: URLSearchParams): SearchView {
  return {
    q: (params.get('q') ?? '').trim(),
    type: RESULT_TYPES.find((type) => type === params.get('type')) ?? 'all',
    sort: RESULT_ORDERS.find((sort) => sort === params.get('sort')) ?? 'relevance',
  };
}

/** Writes the view as query parameters, without defaults. */
export function writeSearchView({ q, type, sort }: SearchView): URLSearchParams {
  const params = new URLSearchParams({ q });
  if (type !== 'all') params.set('type', type);
  if (sort !== 'relevance') params.set('sort', sort);
  return params;
}

type FoundProduct = {
  title: string;
  price: number | null;
  /** with a boiler whose parts come first */
  confidence?: Confidence | undefined;
  unfit?: true | undefined;
};
type FoundBrand = { name: string };

/** The results of the chosen type in the chosen order, the parts of the chosen boiler first. Brands have no price and stay in order of relevance. */
export function arrangeResults<P extends FoundProduct, B extends FoundBrand>(
  { products, brands }: { products: readonly P[]; brands: readonly B[] },
  { type, sort }: Pick<SearchView, 'type' | 'sort'>,
): { products: P[]; brands: B[] } {
  return {
    products: type === 'brands' ? [] : sortProducts(products, sort).sort((one, other) => fitOf(one) - fitOf(other)),
    brands: type === 'products' ? [] : sortBrands(brands, sort),
  };
}

function sortProducts<P extends FoundProduct>(products: readonly P[], sort: ResultOrder): P[] {
  if (sort === 'relevance') return [...products];
  if (sort === 'name') return [...products].sort((left, right) => compareFrench(left.title, right.title));
  const direction = sort === 'price-asc' ? 1 : -1;
  return [...products].sort((left, right) => comparePrices(left.price, right.price, direction));
}

/** As lists rank them: verified, to be checked, no part of a boiler, not fitting or not checked. */
function fitOf({ confidence, unfit }: FoundProduct): number {
  if (confidence) return confidence === 'confirmed' ? 0 : 1;
  return unfit ? 3 : 2;
}

/** Products without a price come last in both directions. */
function comparePrices(left: number | null, right: number | null, direction: 1 | -1): number {
  if (!hasPrice(left) || !hasPrice(right)) return Number(hasPrice(right)) - Number(hasPrice(left));
  return (left - right) * direction;
}

function sortBrands<B extends FoundBrand>(brands: readonly B[], sort: ResultOrder): B[] {
  return sort === 'name' ? [...brands].sort((left, right) => compareFrench(left.name, right.name)) : [...brands];
}
