/** Lists of brands. */
import { compareFrench } from '../texts/name-order';

/** A copy of the brands by name in French order, or those with most products first and equals by name. */
export function sortBrands<T extends { name: string; product_count: number }>(
  brands: readonly T[],
  by: 'name' | 'count',
): T[] {
  return [...brands].sort(
    (left, right) =>
      (by === 'count' ? right.product_count - left.product_count : 0) || compareFrench(left.name, right.name),
  );
}

/** The mean number of products of a brand, rounded; 0 without brands. */
export function averageCount(brands: readonly { count: number }[]): number {
  if (brands.length === 0) return 0;
  return Math.round(brands.reduce((sum, { count }) => sum + count, 0) / brands.length);
}
