import { compareFrench } from '@/domain/texts/name-order';
import type { DemoCategory } from './demo-categories';

export type DemoBrand = { name: string; subCategories: string[] };

/** The category's brands in French order, each with the sub-categories it is sold in; of one sub-category where named. */
export function brandsOf({ subCategories }: DemoCategory, chosen: string | null = null): DemoBrand[] {
  const shown = subCategories.filter(({ name }) => chosen === null || name === chosen);
  const names = [...new Set(shown.flatMap(({ brands }) => brands))].sort(compareFrench);
  return names.map((name) => ({
    name,
    subCategories: shown.filter(({ brands }) => brands.includes(name)).map((subCategory) => subCategory.name),
  }));
}

/** What the search field looks through: category, sub-categories and brands. */
export function searchedTexts(category: DemoCategory): string[] {
  return [category.name, ...category.subCategories.flatMap(({ name, brands }) => [name, ...brands])];
}

export const DEMO_PATH = '/democate';

export function demoHref({ slug }: DemoCategory): string {
  return `${DEMO_PATH}?category=${slug}`;
}

/** A brand of the static browser leads to the listing, which reads both by their names. */
export function demoBrandHref({ brand, category }: { brand: string; category: string }): string {
  return `/products?brand=${encodeURIComponent(brand)}&category=${encodeURIComponent(category)}`;
}
