import { describe, expect, it } from 'vitest';
import { averageCount, sortBrands } from '@/domain/products/brands';

const brands = [
  { name: 'Vaillant', product_count: 3 },
  { name: 'elm leblanc', product_count: 9 },
  { name: 'Écofix', product_count: 3 },
  { name: 'Baxi', product_count: 1 },
];
const names = (by: 'name' | 'count') => sortBrands(brands, by).map(({ name }) => name);

describe('brands in order', () => {
  it('of their names follow the French alphabet', () => {
    expect(names('name')).toEqual(['Baxi', 'Écofix', 'elm leblanc', 'Vaillant']);
    // The order is that of a copy.
    expect(brands[0]?.name).toBe('Vaillant');
  });

  it('of their products begin with the most, equals by name', () => {
    expect(names('count')).toEqual(['elm leblanc', 'Écofix', 'Vaillant', 'Baxi']);
  });
});

it.each([
  [[], 0],
  [[3], 3],
  [[1, 2], 2],
  [[0, 0, 1], 0],
  [[10, 5, 4], 6],
])('the average of products for each brand of %j is %i', (counts, average) => {
  expect(averageCount(counts.map((count) => ({ count })))).toBe(average);
});
