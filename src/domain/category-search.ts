import { flattenTree } from './category-tree';
import { isBlank } from './text';
import { containsText } from './text-match';

type Named<T> = { name: string; children: readonly T[] };

/**
 * The categories whose own name, or that of one below, holds the text, without regard to case and accents.
 * A category that matches by itself keeps all its children; of another, those that match stay.
 */
export function findCategories<T extends Named<T>>(categories: readonly T[], text: string): T[] {
  if (isBlank(text)) return [...categories];
  return categories.flatMap((category) => {
    if (isNamed(category, text)) return [category];
    const children = findCategories(category.children, text);
    return children.length > 0 ? [{ ...category, children }] : [];
  });
}

/** Does the category's own name hold the text? A blank text names nothing. */
export function isNamed({ name }: { name: string }, text: string): boolean {
  return !isBlank(text) && containsText([name], text);
}

/** How many categories of the whole tree hold the text in their own name. */
export function countNamed<T extends Named<T>>(categories: readonly T[], text: string): number {
  return flattenTree(categories).filter((category) => isNamed(category, text)).length;
}

/** Does one of the categories below it hold the text? Then it must be open for that one to be seen. */
export function hasNamedBelow<T extends Named<T>>({ children }: T, text: string): boolean {
  return countNamed(children, text) > 0;
}
