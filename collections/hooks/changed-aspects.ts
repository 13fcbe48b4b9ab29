import type { Aspect } from '@/domain/catalogue-change';

/** The fields of a product that lists depend on, as the collection keeps them. */
type Kept = {
  stock?: number | null;
  stockStatus?: string | null;
  price?: number | null;
  published?: boolean | null;
  date?: string | null;
};

/** Fields that concern more than what the product itself shows. */
const ASPECTS: readonly (readonly [field: keyof Kept, aspect: Aspect])[] = [
  ['stock', 'stock'],
  ['stockStatus', 'availability'],
  ['price', 'prices'],
  ['published', 'places'],
  ['date', 'places'],
];

/**
 * What the edit of a product concerns. Its categories, brands and words are compared where they are derived
 * (src/catalogue/refresh-products.ts).
 * @param before null for a new product
 */
export function changedAspects(after: Kept, before: Kept | null): Aspect[] {
  const changed = ASPECTS.filter(([field]) => before === null || !isSame(after[field], before[field]));
  return [...new Set<Aspect>(['details', ...changed.map(([, aspect]) => aspect)])];
}

/** Absent is null, and one moment may be written in two ways. */
function isSame(one: Kept[keyof Kept], other: Kept[keyof Kept]): boolean {
  const [left, right] = [one ?? null, other ?? null];
  if (typeof left !== 'string' || typeof right !== 'string') return left === right;
  return left === right || Date.parse(left) === Date.parse(right);
}
