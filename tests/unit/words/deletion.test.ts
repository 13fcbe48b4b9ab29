/** What the question before a deletion says of its numbers. */
import { expect, it } from 'vitest';
import { officeDeletionWords } from '@/words/en/deletion';

it.each([
  [[0, 0, 0], 'It has no subcategories and no products.'],
  [
    [3, 41, 12],
    "3 subcategories are deleted with it. 41 products lose these categories, and 12 of them are left without any. They stay on sale and can be edited: see 'No category' in Products.",
  ],
  [
    [1, 2, 1],
    "1 subcategory is deleted with it. 2 products lose these categories, and 1 of them is left without any. It stays on sale and can be edited: see 'No category' in Products.",
  ],
  [
    [0, 1, 1],
    "1 product loses this category, and is left without any. It stays on sale and can be edited: see 'No category' in Products.",
  ],
  [[0, 5, 0], '5 products lose this category.'],
  [[2, 0, 0], '2 subcategories are deleted with it. No product loses its category.'],
] as const)('a category with %j: %s', ([subcategories, products, without], text) => {
  expect(officeDeletionWords.category(subcategories, products, without)).toBe(text);
});

it.each([
  ['brand', 0, 'No product has this brand.'],
  ['brand', 1, '1 product loses this brand.'],
  ['brand', 41, '41 products lose this brand.'],
  ['product', 0, 'No open order contains it.'],
  ['product', 1, '1 open order contains it and keeps its own copy.'],
  ['product', 2, '2 open orders contain it and keep their own copy.'],
  ['wilaya', 0, 'Nobody can order to it any more. No open order goes there.'],
  ['wilaya', 1, 'Nobody can order to it any more. 1 open order goes there and stays as it is.'],
  ['wilaya', 7, 'Nobody can order to it any more. 7 open orders go there and stay as they are.'],
] as const)('a %s with %d: %s', (kind, count, text) => {
  expect(officeDeletionWords[kind](count)).toBe(text);
});
