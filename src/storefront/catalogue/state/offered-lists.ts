import type { CategoriesTagsAnswer, FacetsAnswer } from '@/contract/catalogue';
import { offeredBrands, offeredCategories } from '@/domain/search/facets';
import type { ListingFilters } from '@/domain/search/listing-filters';

/**
 * The categories and brands to choose from, each with its number of products under the other filters.
 * @param facets undefined without filters, and while they are unknown: the lists' own numbers
 */
export function offeredLists({
  lists,
  facets,
  filters,
}: {
  lists: CategoriesTagsAnswer;
  facets: FacetsAnswer | undefined;
  filters: ListingFilters;
}): CategoriesTagsAnswer {
  const bySlug = facets && new Map(facets.categories.map(({ slug, product_count }) => [slug, product_count]));
  const byName = facets && new Map(facets.tags.map(({ name, product_count }) => [name, product_count]));
  return {
    categories: offeredCategories(lists.categories, { counts: bySlug ?? null, chosen: filters.categories }),
    tags: offeredBrands(lists.tags, { counts: byName ?? null, chosen: filters.tags }),
  };
}
