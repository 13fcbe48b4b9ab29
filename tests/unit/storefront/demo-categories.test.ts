import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories, type SeedCategory } from '@/seed/data/categories';
import { products } from '@/seed/data/products';
import { brandsOf, demoBrandHref, searchedTexts } from '@/storefront/democate/demo-brands';
import { DEMO_CATEGORIES } from '@/storefront/democate/demo-categories';

const names = ({ name, children = [] }: SeedCategory): string[] => [name, ...children.flatMap(names)];

function seedCategory(name: string, among: readonly SeedCategory[] = categories): SeedCategory {
  const found = among.find((category) => category.name === name);
  if (!found) throw new Error(`No category ${name} in the demonstration catalogue.`);
  return found;
}

describe('the static categories', () => {
  it('are the six of the shop, each with a picture', () => {
    expect(DEMO_CATEGORIES.map(({ name }) => name)).toEqual(categories.map(({ name }) => name));
    for (const { slug } of DEMO_CATEGORIES) expect(existsSync(`public/democate/${slug}.webp`), slug).toBe(true);
  });

  it('name only brands that have products in that sub-category of the demonstration catalogue', () => {
    for (const category of DEMO_CATEGORIES) {
      for (const { name, brands } of category.subCategories) {
        const shelves = names(seedCategory(name, seedCategory(category.name).children));
        for (const brand of brands) {
          const sold = products.filter(
            (product) => product.brand === brand && product.categories.some((shelf) => shelves.includes(shelf)),
          );
          expect(sold.length, `${brand} in ${name}`).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe('the brands of a static category', () => {
  const category = {
    slug: 'pompes',
    name: 'Pompes',
    text: '',
    subCategories: [
      { name: 'Chauffage', brands: ['Wilo', 'Grundfos'] },
      { name: 'Relevage', brands: ['Wilo'] },
    ],
  };

  it('stand once each, in French order, with where they are sold', () => {
    expect(brandsOf(category)).toEqual([
      { name: 'Grundfos', subCategories: ['Chauffage'] },
      { name: 'Wilo', subCategories: ['Chauffage', 'Relevage'] },
    ]);
  });

  it('are those of one sub-category if one is chosen', () => {
    expect(brandsOf(category, 'Relevage')).toEqual([{ name: 'Wilo', subCategories: ['Relevage'] }]);
  });

  it('are searched with the category and its sub-categories', () => {
    expect(searchedTexts(category)).toEqual(['Pompes', 'Chauffage', 'Wilo', 'Grundfos', 'Relevage', 'Wilo']);
  });

  it('lead to the listing by their names', () => {
    const href = demoBrandHref({ brand: 'De Dietrich', category: 'Chaudières au sol' });
    expect(Object.fromEntries(new URL(href, 'http://shop').searchParams)).toEqual({
      brand: 'De Dietrich',
      category: 'Chaudières au sol',
    });
    expect(href).toMatch(/^\/products\?brand=/);
  });
});
