import type { CategoryEntry, ListingProduct, TagEntry } from '@/contract/catalogue';
import type { MappedCategory } from './boiler-map-data';

/** What the home page shows of the catalogue; empty lists leave their section out. */
export type HomeData = {
  /** top categories, largest first */
  categories: CategoryEntry[];
  newest: ListingProduct[];
  brands: TagEntry[];
  boilerBrands: { slug: string; name: string }[];
  /** what the drawn boiler leads to */
  mapped: MappedCategory[];
};

/** The `limit` entries with most products; entries without any are left out. */
export function largestFirst<T extends { product_count: number }>(entries: readonly T[], limit: number): T[] {
  return entries
    .filter(({ product_count }) => product_count > 0)
    .sort((left, right) => right.product_count - left.product_count)
    .slice(0, limit);
}
