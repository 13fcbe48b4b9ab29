/** Which products are parts of a boiler, so that whether they fit one is a question at all. Pure. */

/** What a category says; a category that says nothing follows the one above. */
export const FIT_ANSWERS = ['yes', 'no'] as const;
export type FitAnswer = (typeof FIT_ANSWERS)[number];

type AskingCategory = { id: number; parent: number | null; asks_fit: FitAnswer | null };

/**
 * The ids of the categories whose products are parts of boilers. Without any answer up to the top they are: to say nothing of a part
 * that was not checked is worse than a question too many.
 */
export function askingCategories(categories: ReadonlyMap<number, AskingCategory>): ReadonlySet<number> {
  return new Set([...categories.values()].filter((category) => asks(category, categories)).map(({ id }) => id));
}

function asks(category: AskingCategory, categories: ReadonlyMap<number, AskingCategory>): boolean {
  const seen = new Set<number>();
  let current: AskingCategory | undefined = category;
  while (current && current.asks_fit === null && !seen.has(current.id)) {
    seen.add(current.id);
    current = current.parent === null ? undefined : categories.get(current.parent);
  }
  return current?.asks_fit !== 'no';
}

/** Whether a product is a part of boilers by its own categories: one that asks is enough. Without a category it may be one. */
export function isBoilerPart(categoryIds: readonly number[], asking: ReadonlySet<number>): boolean {
  return categoryIds.length === 0 || categoryIds.some((id) => asking.has(id));
}
