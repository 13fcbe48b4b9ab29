import type { Aspect } from './catalogue-change';

/** The fields of a product that lists depend on, as the collection stores them. */
type Kept = {
  stock?: number | null;
  stockStatus?: string | null;
  price?: number | null;
  published?: boolean | null;
  date?: string | null;
};

/** Fields that affect more than the product's own page. */
const ASPECTS: readonly (readonly [field: keyof Kept, aspect: Aspect])[] = [
  ['stock', 'stock'],
  ['stockStatus', 'availability'],
  ['price', 'prices'],
  ['published', 'places'],
  ['date', 'places'],
];

/**
 * The aspects that an edit of a product changes. Categories, brands and words are compared where they are derived
 * (src/catalogue/refresh-products.ts).
 * @param before null for a new product
 */
export function changedAspects(after: Kept, before: Kept | null): Aspect[] {
  const changed = ASPECTS.filter(([field]) => before === null || !isSame(after[field], before[field]));
  return [...new Set<Aspect>(['details', ...changed.map(([, aspect]) => aspect)])];
}

/** Absent equals null, and a moment may be written in several ways. */
function isSame(one: Kept[keyof Kept], other: Kept[keyof Kept]): boolean {
  const [left, right] = [one ?? null, other ?? null];
  if (typeof left !== 'string' || typeof right !== 'string') return left === right;
  return left === right || Date.parse(left) === Date.parse(right);
}
