import { describe, expect, it } from 'vitest';
import { arrangeResults, type ResultOrder, readSearchView, writeSearchView } from '@/domain/search/search-view';

const products = [
  { title: 'Vanne gaz', price: 300 },
  { title: 'Électrode', price: null },
  { title: 'Ébullioscope', price: 100 },
  { title: 'Écrou', price: 0 },
  { title: 'Zinc', price: 200 },
];
const brands = [{ name: 'Vaillant' }, { name: 'Élan' }, { name: 'Baxi' }];

describe('the view of the search page', () => {
  it('is read from the address, and what is unreadable is the default', () => {
    const read = (search: string) => readSearchView(new URLSearchParams(search));

    const view = { q: 'vanne gaz', type: 'brands', sort: 'price-desc' };
    expect(read('q=%20vanne%20gaz%20&type=brands&sort=price-desc')).toEqual(view);
    expect(read('type=toys&sort=')).toEqual({ q: '', type: 'all', sort: 'relevance' });
  });

  it('is written without its defaults, and reads back the same', () => {
    const view = { q: 'joint & vis', type: 'products', sort: 'name' } as const;

    expect(writeSearchView({ q: 'vanne', type: 'all', sort: 'relevance' }).toString()).toBe('q=vanne');
    expect(readSearchView(writeSearchView(view))).toEqual(view);
  });
});

describe('the order of what was found', () => {
  const arranged = (sort: ResultOrder, found = products as { title: string; price: number | null }[]) =>
    arrangeResults({ products: found, brands }, { type: 'all', sort });
  const titles = (...given: Parameters<typeof arranged>) => arranged(...given).products.map(({ title }) => title);

  it('is as found by default', () => {
    expect(titles('relevance')).toEqual(products.map(({ title }) => title));
  });

  it('goes by price either way, without a price last in both, and leaves brands as found', () => {
    expect(titles('price-asc')).toEqual(['Ébullioscope', 'Zinc', 'Vanne gaz', 'Électrode', 'Écrou']);
    expect(titles('price-desc')).toEqual(['Vanne gaz', 'Zinc', 'Ébullioscope', 'Électrode', 'Écrou']);
    expect(arranged('price-asc').brands).toEqual(brands);
  });

  it('goes by name in French order, brands too', () => {
    expect(titles('name')).toEqual(['Ébullioscope', 'Écrou', 'Électrode', 'Vanne gaz', 'Zinc']);
    expect(arranged('name').brands.map(({ name }) => name)).toEqual(['Baxi', 'Élan', 'Vaillant']);
  });

  it.each(['relevance', 'price-asc', 'name'] as const)('has the parts of the chosen boiler first, by %s', (sort) => {
    const marked = [
      { title: 'Autre', price: 1, unfit: true as const },
      { title: 'Robinet', price: 2 },
      { title: 'À vérifier', price: 3, confidence: 'to-check' as const },
      { title: 'Sûre', price: 4, confidence: 'confirmed' as const },
    ];
    expect(titles(sort, marked)).toEqual(['Sûre', 'À vérifier', 'Robinet', 'Autre']);
  });
});

it.each([
  ['all', 5, 3],
  ['products', 5, 0],
  ['brands', 0, 3],
] as const)('the type filter %s shows %i products and %i brands', (type, productCount, brandCount) => {
  const shown = arrangeResults({ products, brands }, { type, sort: 'relevance' });
  expect([shown.products.length, shown.brands.length]).toEqual([productCount, brandCount]);
});
