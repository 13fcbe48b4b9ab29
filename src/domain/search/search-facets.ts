/** How the search page narrows its products by category, brand, boiler and stock. The listing's codec writes it in the address. Pure. */

import type { Confidence } from '@/domain/boilers/boilers';
import { isSoldOut, type Sellable } from '@/domain/products/availability';
import {
  countFilters,
  type ListingFilters,
  NO_FILTERS,
  readListingFilters,
  writeListingFilters,
} from './listing-filters';

export type Narrowing = Pick<ListingFilters, 'categories' | 'tags' | 'boiler' | 'in_stock'>;

export const NOT_NARROWED: Narrowing = { categories: [], tags: [], boiler: '', in_stock: false };

export function readNarrowing(params: URLSearchParams): Narrowing {
  const { categories, tags, boiler, in_stock } = readListingFilters(params);
  return { categories, tags, boiler, in_stock };
}

export function writeNarrowing(narrowing: Narrowing): URLSearchParams {
  return writeListingFilters({ ...NO_FILTERS, ...narrowing });
}

export function countNarrowing(narrowing: Narrowing): number {
  return countFilters({ ...NO_FILTERS, ...narrowing });
}

type FoundProduct = Sellable & {
  /** of the boiler whose parts come first */
  confidence?: Confidence | undefined;
  categories: readonly { slug: string; name: string }[];
  tags: readonly { name: string }[];
};

/** The products that are in any of the categories, of any of the brands, that fit the boiler, and in stock if that is asked for. */
export function narrowProducts<P extends FoundProduct>(products: readonly P[], narrowing: Narrowing): P[] {
  const { categories, tags, boiler, in_stock } = narrowing;
  return products.filter(
    (product) =>
      (categories.length === 0 || slugsOf(product).some((slug) => categories.includes(slug))) &&
      (tags.length === 0 || brandsOf(product).some((name) => tags.includes(name))) &&
      (boiler === '' || product.confidence !== undefined) &&
      (!in_stock || !isSoldOut(product)),
  );
}

/** Whether any product would be left in stock. */
export function leavesStock(products: readonly FoundProduct[], narrowing: Narrowing): boolean {
  return narrowProducts(products, { ...narrowing, in_stock: true }).length > 0;
}

/** A choice with its number of products. `value` is a category's slug or a brand's name. */
export type FacetChoice = { value: string; label: string; count: number };

export type ResultFacets = { categories: FacetChoice[]; tags: FacetChoice[] };

/**
 * The choices that leave products, with those that are chosen, the most frequent first. A kind is counted without its own
 * choices, which add to one another.
 */
export function facetsOf(products: readonly FoundProduct[], narrowing: Narrowing): ResultFacets {
  const names = new Map(
    products.flatMap(({ categories }) => categories.map(({ slug, name }) => [slug, name] as const)),
  );
  return {
    categories: choices({
      counts: countByKey(narrowProducts(products, { ...narrowing, categories: [] }), slugsOf),
      chosen: narrowing.categories,
      labelOf: (slug) => names.get(slug) ?? slug,
    }),
    tags: choices({
      counts: countByKey(narrowProducts(products, { ...narrowing, tags: [] }), brandsOf),
      chosen: narrowing.tags,
      labelOf: (name) => name,
    }),
  };
}

type Counted = {
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  labelOf: (value: string) => string;
};

function choices({ counts, chosen, labelOf }: Counted): FacetChoice[] {
  const values = [...new Set([...counts.keys(), ...chosen])];
  return values.map((value) => ({ value, label: labelOf(value), count: counts.get(value) ?? 0 }));
}

function slugsOf({ categories }: FoundProduct): string[] {
  return categories.map(({ slug }) => slug);
}

function brandsOf({ tags }: FoundProduct): string[] {
  return tags.map(({ name }) => name);
}

/** How many items have each key, the most frequent first. */
export function countByKey<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of items.flatMap((item) => [...new Set(keysOf(item))])) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}
