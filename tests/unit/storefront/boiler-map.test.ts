import { describe, expect, it } from 'vitest';
import type { CategoryEntry } from '@/contract/catalogue';
import { MAP_POINTS, mappedCategories } from '@/storefront/home/boiler-map-data';

const category = (slug: string, product_count: number, children: CategoryEntry[] = []): CategoryEntry => ({
  id: 1,
  name: `Nom de ${slug}`,
  slug,
  image_url: null,
  count: product_count,
  product_count,
  children,
});

describe('the map of a boiler', () => {
  it('leads to the categories that the shop has, with products, at whatever level', () => {
    const tree = [category('pieces', 5, [category('bruleurs', 2), category('vannes-gaz', 0)]), category('autres', 9)];

    const mapped = mappedCategories(tree);

    expect(mapped.map(({ point, name }) => [point.slug, name])).toEqual([['bruleurs', 'Nom de bruleurs']]);
  });

  it('is empty for a shop of other things', () => {
    expect(mappedCategories([category('autres', 9)])).toEqual([]);
  });

  it('has its labels clear of one another', () => {
    for (const side of ['start', 'end'] as const) {
      const heights = MAP_POINTS.filter((point) => point.side === side).map(({ labelY }) => labelY);
      for (const [index, height] of heights.slice(1).entries())
        expect(height - (heights[index] ?? 0)).toBeGreaterThan(48);
    }
  });
});
