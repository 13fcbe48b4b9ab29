/** Categories as a tree; `parent` is null at the top. */
export type CategoryNode = { id: number; parent: number | null };

/** The id itself and all its descendants. */
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

/** Whether `parent` may become the parent of `id`: neither itself nor a descendant may. */
export function canBecomeChild({ nodes, id, parent }: { nodes: readonly CategoryNode[]; id: number; parent: number }) {
  return !subtreeIds(nodes, id).has(parent);
}

/** The ids without an ancestor among them: deleting these deletes all of them. */
export function topmost(nodes: readonly CategoryNode[], ids: readonly number[]): number[] {
  const below = new Set(ids.flatMap((id) => [...subtreeIds(nodes, id)].filter((other) => other !== id)));
  return ids.filter((id) => !below.has(id));
}

/** The possible parents of a category, each with its depth in the tree; all categories for a new one (id null). */
export function possibleParents<T extends { id: number; children: readonly T[] }>(
  tree: readonly T[],
  id: number | null,
  depth = 0,
): { category: T; depth: number }[] {
  return tree.flatMap((category) =>
    category.id === id ? [] : [{ category, depth }, ...possibleParents(category.children, id, depth + 1)],
  );
}

/** The category with this id and its ancestors, from the top down; empty if the tree does not contain it. */
export function pathTo<T extends { id: number; children: readonly T[] }>(tree: readonly T[], id: number): T[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = pathTo(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
