import type { CategoriesTagsTreeAnswer } from '@/contract/catalogue';
import { sortByName } from '@/domain/texts/name-order';

export type TreeCategory = {
  id: number;
  name: string;
  slug: string;
  image_url: string | null;
  /** products of the whole subtree */
  product_count: number;
  /** names of the brands of the whole subtree */
  tags: string[];
  children: TreeCategory[];
};

/** The answer's maps from names as lists in French order: an object puts names that are whole numbers first. */
export function asList(tree: CategoriesTagsTreeAnswer['categories_tree']): TreeCategory[] {
  return sortByName(
    Object.entries(tree).map(([name, entry]) => ({ ...entry, name, children: asList(entry.children) })),
  );
}

/** The category that most visitors look for: the one with the most products, if it has sub-categories to choose from. */
export function largestOf(categories: readonly TreeCategory[]): TreeCategory | undefined {
  return categories
    .filter(({ children }) => children.length > 0)
    .reduce<TreeCategory | undefined>(
      (largest, one) => (largest && largest.product_count >= one.product_count ? largest : one),
      undefined,
    );
}
