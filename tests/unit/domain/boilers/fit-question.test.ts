import { describe, expect, it } from 'vitest';
import { askingCategories, type FitAnswer, isBoilerPart } from '@/domain/boilers/fit-question';

const category = (id: number, parent: number | null, asks_fit: FitAnswer | null = null) => ({ id, parent, asks_fit });
const asking = (...rows: ReturnType<typeof category>[]) => [
  ...askingCategories(new Map(rows.map((row) => [row.id, row]))),
];

describe('a category', () => {
  it('follows the nearest one above that says something', () => {
    expect(asking(category(1, null, 'no'), category(2, 1), category(3, 2, 'yes'), category(4, 3))).toEqual([3, 4]);
    expect(asking(category(1, null, 'yes'), category(2, 1, 'no'), category(3, 2))).toEqual([1]);
  });

  it('holds parts if none above says anything, or the one above is gone', () => {
    expect(asking(category(1, null), category(2, 1), category(3, 99))).toEqual([1, 2, 3]);
  });

  it('ends at a circle, which only a broken database has', () => {
    expect(asking(category(1, 2), category(2, 1))).toEqual([1, 2]);
  });
});

it('a product is a part by one category of several, and without any', () => {
  expect(isBoilerPart([1, 2], new Set([2]))).toBe(true);
  expect(isBoilerPart([1], new Set([2]))).toBe(false);
  expect(isBoilerPart([], new Set([2]))).toBe(true);
});
