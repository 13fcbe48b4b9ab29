import type { CategoryEntry, TagEntry } from '@/contract/catalogue';
import type { CardProduct } from '../catalogue/cards/product-card';
import type { MappedCategory } from './boiler-map-data';

export type HomeCategory = Pick<CategoryEntry, 'id' | 'name' | 'slug' | 'image_url' | 'product_count'>;
export type HomeBrand = Pick<TagEntry, 'id' | 'name' | 'product_count'>;

/** What the home page shows of the catalogue, no more: it travels with the page. Empty lists leave their section out. */
export type HomeData = {
  /** top categories, largest first */
  categories: HomeCategory[];
  newest: CardProduct[];
  brands: HomeBrand[];
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
