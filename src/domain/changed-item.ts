/** One item of a list, such as a cart's line or an order in a cache. Pure. */

/**
 * The list with one item changed; the others, and the order, stay.
 * @param match values that the item alone has: `{ id: 7 }`
 */
export function changedItem<T extends object>(items: readonly T[], match: Partial<T>, change: (item: T) => T): T[] {
  // The keys of a part of T are keys of T.
  const keys = Object.keys(match) as (keyof T)[];
  return items.map((item) => (keys.every((key) => item[key] === match[key]) ? change(item) : item));
}
