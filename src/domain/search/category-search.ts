import { flattenTree } from '@/domain/products/flatten-tree';
import { isBlank } from '../text';
import { containsText } from '../texts/find-text';

type Named<T> = { name: string; children: readonly T[] };

/**
 * The categories whose name, or the name of a descendant, contains the text, regardless of case and accents. A category that
 * matches itself keeps all its children; another keeps those that match.
 */
export function findCategories<T extends Named<T>>(categories: readonly T[], text: string): T[] {
  if (isBlank(text)) return [...categories];
  return categories.flatMap((category) => {
    if (isNamed(category, text)) return [category];
    const children = findCategories(category.children, text);
    return children.length > 0 ? [{ ...category, children }] : [];
  });
}

/** Whether the category's own name contains the text; false for a blank text. */
export function isNamed({ name }: { name: string }, text: string): boolean {
  return !isBlank(text) && containsText([name], text);
}

/** The number of categories in the whole tree whose own name contains the text. */
export function countNamed<T extends Named<T>>(categories: readonly T[], text: string): number {
  return flattenTree(categories).filter((category) => isNamed(category, text)).length;
}

/** Whether the name of a descendant contains the text: the category must then be open to show it. */
export function hasNamedBelow<T extends Named<T>>({ children }: T, text: string): boolean {
  return countNamed(children, text) > 0;
}
