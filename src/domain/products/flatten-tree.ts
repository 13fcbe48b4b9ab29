/** A tree as a list, each entry before its descendants. */
export function flattenTree<T extends { children?: readonly T[] }>(entries: readonly T[]): T[] {
  return entries.flatMap((entry) => [entry, ...flattenTree(entry.children ?? [])]);
}
