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

    expect(read('q=%20vanne%20gaz%20&type=brands&sort=price-desc')).toEqual({
      q: 'vanne gaz',
      type: 'brands',
      sort: 'price-desc',
    });
    expect(read('type=toys&sort=')).toEqual({ q: '', type: 'all', sort: 'relevance' });
  });

  it('is written without its defaults, and reads back the same', () => {
    const view = { q: 'joint & vis', type: 'products', sort: 'name' } as const;

    expect(writeSearchView({ q: 'vanne', type: 'all', sort: 'relevance' }).toString()).toBe('q=vanne');
    expect(readSearchView(writeSearchView(view))).toEqual(view);
  });
});

describe('the order of what was found', () => {
  const titles = (sort: ResultOrder) =>
    arrangeResults({ products, brands }, { type: 'all', sort }).products.map(({ title }) => title);

  it('is as found by default', () => {
    expect(titles('relevance')).toEqual(products.map(({ title }) => title));
  });

  it('goes by price either way, without a price last in both', () => {
    expect(titles('price-asc')).toEqual(['Ébullioscope', 'Zinc', 'Vanne gaz', 'Électrode', 'Écrou']);
    expect(titles('price-desc')).toEqual(['Vanne gaz', 'Zinc', 'Ébullioscope', 'Électrode', 'Écrou']);
  });

  it('goes by name in French order, brands too', () => {
    const named = arrangeResults({ products, brands }, { type: 'all', sort: 'name' });

    expect(named.products.map(({ title }) => title)).toEqual([
      'Ébullioscope',
      'Écrou',
      'Électrode',
      'Vanne gaz',
      'Zinc',
    ]);
    expect(named.brands.map(({ name }) => name)).toEqual(['Baxi', 'Élan', 'Vaillant']);
  });

  it('has the parts of the chosen boiler first, whatever the order', () => {
    const marked = [
      { title: 'Autre', price: 1, unfit: true as const },
      { title: 'Robinet', price: 2 },
      { title: 'À vérifier', price: 3, confidence: 'to-check' as const },
      { title: 'Sûre', price: 4, confidence: 'confirmed' as const },
    ];
    for (const sort of ['relevance', 'price-asc', 'name'] as const)
      expect(
        arrangeResults({ products: marked, brands: [] }, { type: 'all', sort }).products.map(({ title }) => title),
      ).toEqual(['Sûre', 'À vérifier', 'Robinet', 'Autre']);
  });

  it('leaves brands as found if prices count', () => {
    expect(arrangeResults({ products, brands }, { type: 'all', sort: 'price-asc' }).brands).toEqual(brands);
  });
});

it('the type filter shows both, or one kind only', () => {
  const counts = (type: 'all' | 'products' | 'brands') => {
    const shown = arrangeResults({ products, brands }, { type, sort: 'relevance' });
    return [shown.products.length, shown.brands.length];
  };

  expect([counts('all'), counts('products'), counts('brands')]).toEqual([
    [5, 3],
    [5, 0],
    [0, 3],
  ]);
});
