import { describe, expect, it } from 'vitest';
import { kindOf } from '@/domain/products/category-kind';

const ROWS: readonly [id: number, name: string, parent: number | null][] = [
  [1, 'Chaudières', null],
  [2, 'Murales', 1],
  [3, 'Fumisterie', 1],
  [4, 'Kits', 3],
  [5, 'Pièces', null],
  [6, 'Électrodes', 5],
  [7, 'Pompes et circulateurs', null],
  [8, 'Circulateurs de chaudière', 7],
];
const categories = new Map(ROWS.map(([id, name, parent]) => [id, { id, name, parent }]));
/** Flues, parts and circulators of boilers are parts of boilers. */
const asking = new Set([3, 4, 5, 6, 8]);

describe('what a category is', () => {
  it.each<[string, number[], number[], number[]]>([
    ['boilers are no flues', [1], [1, 2], []],
    ['a leaf has the kind of what is beside it', [2], [2], [1]],
    ['flues are not the boilers above them', [3], [3, 4], []],
    ['parts', [6], [6], [5]],
    ['a lower category of another answer is of the kind that it is named after', [7], [7, 8], []],
    ['several chosen', [2, 6], [2, 6], [1, 5]],
    ['an unknown one', [99], [], []],
    ['nothing chosen', [], [], []],
  ])('%s', (_, chosen, own, kin) => {
    const kind = kindOf({ categories, chosen, asking });

    expect([kind.own.toSorted(), kind.kin.toSorted()]).toEqual([own, kin]);
  });

  it('is found in categories that lead in a circle', () => {
    const circle = new Map([
      [1, { id: 1, name: 'Une', parent: 2 }],
      [2, { id: 2, name: 'Autre', parent: 1 }],
    ]);

    expect(kindOf({ categories: circle, chosen: [1], asking: new Set() }).own.toSorted()).toEqual([1, 2]);
  });
});
