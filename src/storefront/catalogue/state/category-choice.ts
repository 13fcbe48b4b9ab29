import type { CategoriesTagsAnswer, CategoryEntry } from '@/contract/catalogue';
import { flattenTree } from '@/domain/products/flatten-tree';
import type { ListingFilters } from '@/domain/search/listing-filters';
import { brandsNamed, categoriesNamed } from '@/domain/slug';

/** The category of a slug, or of a name in a static link. */
export function findCategory(categories: readonly CategoryEntry[], text: string): CategoryEntry | undefined {
  return categoriesNamed(flattenTree(categories), text)[0];
}

/** The filters with categories by slug and brands as they are spelled. What is unknown stays: the server finds nothing for it. */
export function withKnownNames(filters: ListingFilters, { categories, tags }: CategoriesTagsAnswer): ListingFilters {
  const slugs = filters.categories.map((text) => findCategory(categories, text)?.slug ?? text);
  const names = filters.tags.map((text) => brandsNamed(tags, text)[0]?.name ?? text);
  return { ...filters, categories: [...new Set(slugs)], tags: [...new Set(names)] };
}

/** What people read for the chosen slugs, sub-categories included. */
export function categoryNames(categories: readonly CategoryEntry[], slugs: readonly string[]): string[] {
  return slugs.map((slug) => findCategory(categories, slug)?.name ?? slug);
}

/** The chosen categories and brands that the shop knows: anybody can make up others. */
export function knownNames(filters: ListingFilters, { categories, tags }: CategoriesTagsAnswer) {
  return {
    categories: filters.categories.flatMap((slug) => findCategory(categories, slug)?.name ?? []),
    brands: filters.tags.filter((name) => tags.some((tag) => tag.name === name)),
  };
}

/** The category that is listed alone, with the sub-categories that are offered below it. */
export function onlyCategory(
  categories: readonly CategoryEntry[],
  slugs: readonly string[],
): CategoryEntry | undefined {
  const [slug] = slugs;
  return slug === undefined || slugs.length > 1 ? undefined : findCategory(categories, slug);
}

export function hasChosenBelow(category: CategoryEntry, slugs: readonly string[]): boolean {
  return flattenTree(category.children).some(({ slug }) => slugs.includes(slug));
}

/**
 * Adds or removes a category. A category includes all categories below it, so a sub-category takes the place of its
 * chosen ancestors and the other way round: otherwise ticking "Brûleurs" below a ticked "Pièces" would change nothing.
 */
export function toggleCategory(categories: readonly CategoryEntry[], slugs: readonly string[], slug: string): string[] {
  if (slugs.includes(slug)) return slugs.filter((chosen) => chosen !== slug);
  const all = flattenTree(categories);
  const related = all.filter(
    (other) =>
      hasChosenBelow(other, [slug]) || all.some((own) => own.slug === slug && hasChosenBelow(own, [other.slug])),
  );
  return [...slugs.filter((chosen) => !related.some((other) => other.slug === chosen)), slug];
}
