/** Categories as a tree; `parent` is null at the top. */
export type CategoryNode = { id: number; parent: number | null };

/** The id itself and all that lies below it. */
export function subtreeIds(nodes: readonly CategoryNode[], root: number): Set<number> {
  const found = new Set([root]);
  let frontier = [root];
  while (frontier.length > 0) {
    const parents = new Set(frontier);
    frontier = nodes
      .filter((node) => node.parent !== null && parents.has(node.parent) && !found.has(node.id))
      .map((node) => node.id);
    for (const id of frontier) found.add(id);
  }
  return found;
}

/** May `id` hang below `parent`? Not below itself or one of its own descendants. */
export function canBecomeChild({ nodes, id, parent }: { nodes: readonly CategoryNode[]; id: number; parent: number }) {
  return !subtreeIds(nodes, id).has(parent);
}

/** Of these ids, those that lie below no other of them: what is left to delete by hand when each takes its subtree along. */
export function topmost(nodes: readonly CategoryNode[], ids: readonly number[]): number[] {
  const below = new Set(ids.flatMap((id) => [...subtreeIds(nodes, id)].filter((other) => other !== id)));
  return ids.filter((id) => !below.has(id));
}

/** A tree as a list: each entry before those below it. */
export function flattenTree<T extends { children?: readonly T[] }>(entries: readonly T[]): T[] {
  return entries.flatMap((entry) => [entry, ...flattenTree(entry.children ?? [])]);
}

/** The categories below which this one may hang, each with how deep it stands; all of them for a new one (id null). */
export function possibleParents<T extends { id: number; children: readonly T[] }>(
  tree: readonly T[],
  id: number | null,
  depth = 0,
): { category: T; depth: number }[] {
  return tree.flatMap((category) =>
    category.id === id ? [] : [{ category, depth }, ...possibleParents(category.children, id, depth + 1)],
  );
}

/** The category of this id and those above it, from the top down; none where the tree does not hold it. */
export function pathTo<T extends { id: number; children: readonly T[] }>(tree: readonly T[], id: number): T[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = pathTo(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
