/**
 * What a category is, as opposed to what is filed there too: in 'Chaudières murales' the boilers, before their flues and a siphon
 * whose first category is another one. Pure.
 */

import { fold } from '../text';
import { subtreeIds } from './category-tree';

type Category = { id: number; parent: number | null; name: string };

type Kind = {
  /** ids of the categories whose products the list is about */
  own: number[];
  /** of those beside them that hold goods of the same kind */
  kin: number[];
};

/**
 * A product is of the kind of its first category. Categories of one top category are of one kind if both hold parts of boilers or
 * neither does, or if the lower one says so by its first word: 'Circulateurs de chaudière' below 'Pompes et circulateurs'.
 * @param asking the categories that hold parts of boilers
 */
export function kindOf({
  categories,
  chosen,
  asking,
}: {
  categories: ReadonlyMap<number, Category>;
  chosen: readonly number[];
  asking: ReadonlySet<number>;
}): Kind {
  const nodes = [...categories.values()];
  const kinds = chosen.flatMap((id) => {
    const category = categories.get(id);
    if (!category) return [];
    const isAlike = (other: number) =>
      asking.has(other) === asking.has(id) || isNamedAfter(categories.get(other)?.name ?? '', category.name);
    return {
      own: [...subtreeIds(nodes, id)].filter(isAlike),
      kin: [...subtreeIds(nodes, topOf(category, categories))].filter(isAlike),
    };
  });
  const own = new Set(kinds.flatMap((kind) => kind.own));
  const kin = new Set(kinds.flatMap((kind) => kind.kin).filter((id) => !own.has(id)));
  return { own: [...own], kin: [...kin] };
}

function topOf(category: Category, categories: ReadonlyMap<number, Category>): number {
  const seen = new Set<number>();
  let top = category;
  while (top.parent !== null && !seen.has(top.id)) {
    seen.add(top.id);
    top = categories.get(top.parent) ?? { ...top, parent: null };
  }
  return top.id;
}

function isNamedAfter(name: string, other: string): boolean {
  const [first = ''] = wordsOf(name);
  return first !== '' && wordsOf(other).includes(first);
}

/** In the singular, as French plurals of names go. */
function wordsOf(name: string): string[] {
  return fold(name)
    .split(' ')
    .map((word) => word.replace(/[sx]$/, ''));
}
