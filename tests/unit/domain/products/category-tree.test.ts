import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CategoryNode,
  canBecomeChild,
  pathTo,
  possibleParents,
  subtreeIds,
  topmost,
} from '@/domain/products/category-tree';
import { flattenTree } from '@/domain/products/flatten-tree';

const nodes: CategoryNode[] = [
  { id: 1, parent: null },
  { id: 2, parent: 1 },
  { id: 3, parent: 2 },
  { id: 4, parent: 1 },
  { id: 5, parent: null },
];

/** Any forest: each category is below an earlier one or at the top. */
const forest = fc.array(fc.nat(), { minLength: 1, maxLength: 25 }).map((seeds) =>
  seeds.map((seed, index): CategoryNode => {
    const parent = seed % (index + 1);
    return { id: index + 1, parent: parent === 0 ? null : parent };
  }),
);

describe('the subtree of a category', () => {
  it('is itself and all below it', () => {
    expect([1, 2, 3, 5].map((id) => [...subtreeIds(nodes, id)].sort())).toEqual([[1, 2, 3, 4], [2, 3], [3], [5]]);
  });

  it('ends also if the data holds a ring', () => {
    const ring = [2, 1].map((parent, index) => ({ id: index + 1, parent }));

    expect(subtreeIds(ring, 1)).toEqual(new Set([1, 2]));
  });
});

describe('hanging a category below another', () => {
  it('is refused below itself and its descendants, allowed elsewhere', () => {
    const below = (parent: number) => canBecomeChild({ nodes, id: 1, parent });

    expect([1, 2, 3, 4, 5].map(below)).toEqual([false, false, false, false, true]);
  });

  it('never closes a ring', () => {
    fc.assert(
      fc.property(forest, fc.nat(), fc.nat(), (tree, first, second) => {
        const id = (first % tree.length) + 1;
        const parent = (second % tree.length) + 1;
        if (!canBecomeChild({ nodes: tree, id, parent })) return true;
        const moved = tree.map((node) => (node.id === id ? { id, parent } : node));
        return reachesTop(moved, id);
      }),
    );
  });
});

function reachesTop(tree: readonly CategoryNode[], id: number): boolean {
  const parents = new Map(tree.map((node) => [node.id, node.parent]));
  let current: number | null = id;
  for (let steps = 0; current !== null && steps <= tree.length; steps++) current = parents.get(current) ?? null;
  return current === null;
}

describe('the topmost of a selection', () => {
  it('are those that lie below no other', () => {
    expect(topmost(nodes, [3, 1, 5])).toEqual([1, 5]);
    expect(topmost(nodes, [2, 4])).toEqual([2, 4]);
  });

  it('take along the whole selection', () => {
    fc.assert(
      fc.property(forest, fc.array(fc.nat(), { minLength: 1 }), (all, picks) => {
        const ids = [...new Set(picks.map((pick) => (pick % all.length) + 1))];
        const taken = new Set(topmost(all, ids).flatMap((id) => [...subtreeIds(all, id)]));
        return ids.every((id) => taken.has(id));
      }),
    );
  });
});

describe('a tree of categories', () => {
  type Node = { id: number; children: Node[] };
  const below = (all: readonly CategoryNode[], parent: number | null): Node[] =>
    all.filter((node) => node.parent === parent).map(({ id }) => ({ id, children: below(all, id) }));
  const tree = below(nodes, null);

  it('names the way to a category from the top down', () => {
    expect([3, 1, 9].map((id) => pathTo(tree, id).map((node) => node.id))).toEqual([[1, 2, 3], [1], []]);
  });

  it('offers as parent every category of a new one, with its depth', () => {
    const parents = possibleParents(tree, null).map(({ category, depth }) => `${category.id} at ${depth}`);
    expect(parents).toEqual(['1 at 0', '2 at 1', '3 at 2', '4 at 1', '5 at 0']);
  });

  it('offers no category itself or what lies below it: just those that the server takes', () => {
    fc.assert(
      fc.property(forest, fc.nat(), (all, pick) => {
        const id = (pick % all.length) + 1;
        const offered = new Set(possibleParents(below(all, null), id).map(({ category }) => category.id));
        const taken = all.filter((node) => canBecomeChild({ nodes: all, id, parent: node.id })).map((node) => node.id);
        expect(offered).toEqual(new Set(taken));
        expect(flattenTree(below(all, null))).toHaveLength(all.length);
      }),
    );
  });
});
