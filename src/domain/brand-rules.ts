export const BRAND_NAME_MESSAGE = 'Brand name is required';
export const BRAND_COMMA_MESSAGE = 'Brand name cannot contain a comma';

const BRAND_BAR_MESSAGE = 'Brand name cannot contain |';

/**
 * Addresses list brands by name, joined by commas, tables of products by bars: so no name may
 * hold one.
 */
export function brandNameProblem(name: string): string | null {
  if (name.includes(',')) return BRAND_COMMA_MESSAGE;
  return name.includes('|') ? BRAND_BAR_MESSAGE : null;
}

/** The rounded mean of the brands' numbers of products; 0 without brands. */
export function averageCount(brands: readonly { count: number }[]): number {
  if (brands.length === 0) return 0;
  return Math.round(brands.reduce((sum, { count }) => sum + count, 0) / brands.length);
}
