import type { CategoryEntry } from '@/contract/catalogue';

/**
 * Follows the chosen ids down the tree, as far as they still exist: the list is fetched again while the drawer is open.
 * @returns the chosen categories from the top; empty in the main view
 */
export function chosenPath(categories: readonly CategoryEntry[], ids: readonly number[]): CategoryEntry[] {
  const path: CategoryEntry[] = [];
  let level = categories;
  for (const id of ids) {
    const found = level.find((category) => category.id === id);
    if (found === undefined) break;
    path.push(found);
    level = found.children;
  }
  return path;
}
