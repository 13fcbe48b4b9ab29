import { describe, expect, it } from 'vitest';
import { offeredBrands, offeredCategories } from '@/domain/search/facets';
import { countByKey } from '@/domain/search/search-facets';

const leaf = (slug: string, product_count: number) => ({ slug, product_count, children: [] });
const pieces = (product_count: number, ...children: ReturnType<typeof leaf>[]) => ({
  ...{ slug: 'pieces', product_count, children },
});
const tree = [
  pieces(5, leaf('vannes', 3), leaf('joints', 2), leaf('vides', 0)),
  leaf('radiateurs', 4),
  leaf('neufs', 0),
];
const brands = [
  { name: 'Baxi', product_count: 2 },
  { name: 'Riello', product_count: 0 },
];

describe('the offered categories', () => {
  it('are those with products', () => {
    const offered = offeredCategories(tree, { counts: null, chosen: [] });
    expect(offered).toEqual([pieces(5, leaf('vannes', 3), leaf('joints', 2)), leaf('radiateurs', 4)]);
  });

  it('are those that find products with the other filters, with these numbers', () => {
    const counts = new Map(['pieces', 'joints'].map((slug) => [slug, 1]));

    expect(offeredCategories(tree, { counts, chosen: [] })).toEqual([pieces(1, leaf('joints', 1))]);
  });

  it('stay while they are chosen, with the categories above them', () => {
    const offered = offeredCategories(tree, { counts: new Map(), chosen: ['vannes'] });
    expect(offered).toEqual([pieces(0, leaf('vannes', 0))]);
  });
});

it('the offered brands are those with products, and the chosen ones', () => {
  expect(offeredBrands(brands, { counts: null, chosen: [] })).toEqual([{ name: 'Baxi', product_count: 2 }]);
  expect(offeredBrands(brands, { counts: new Map([['Riello', 7]]), chosen: ['Baxi'] })).toEqual([
    { name: 'Baxi', product_count: 0 },
    { name: 'Riello', product_count: 7 },
  ]);
});

it('numbers by key count each item once for a key, the most frequent key first', () => {
  const items = [['a', 'b'], ['b', 'b'], ['c', 'b', 'a'], []];

  expect([...countByKey(items, (keys) => keys)].join(' ')).toBe('b,3 a,2 c,1');
});
