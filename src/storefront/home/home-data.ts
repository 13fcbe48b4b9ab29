import type { CategoryEntry, ListingProduct, TagEntry } from '@/contract/catalogue';

/** What the home page shows of the catalogue; empty lists leave their section out. */
export type HomeData = {
  /** top categories, largest first */
  categories: CategoryEntry[];
  newest: ListingProduct[];
  brands: TagEntry[];
};
