import type { CategoriesTagsTreeAnswer } from '@/contract/catalogue';

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

/** The answer's maps from names as lists, in the answer's own order, which is the French one. */
export function asList(tree: CategoriesTagsTreeAnswer['categories_tree']): TreeCategory[] {
  return Object.entries(tree).map(([name, entry]) => ({ ...entry, name, children: asList(entry.children) }));
}
