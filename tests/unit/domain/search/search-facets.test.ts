import { describe, expect, it } from 'vitest';
import {
  countNarrowing,
  facetsOf,
  leavesStock,
  NOT_NARROWED,
  narrowProducts,
  readNarrowing,
  writeNarrowing,
} from '@/domain/search/search-facets';

const product = (title: string, category: string, brand: string, stock_status = 'instock') => ({
  title,
  stock_status,
  categories: [{ slug: category.toLowerCase(), name: category }],
  tags: [{ name: brand }],
});
const products = [
  product('a', 'Vannes', 'Baxi'),
  product('b', 'Vannes', 'Riello', 'outofstock'),
  product('c', 'Joints', 'Riello'),
  product('d', 'Vannes', 'Riello'),
];
const facet = (value: string, count: number, label = value) => ({ value, label, count });
const titles = (narrowing: Partial<typeof NOT_NARROWED>) =>
  narrowProducts(products, { ...NOT_NARROWED, ...narrowing }).map(({ title }) => title);

describe('the products of a search', () => {
  it('are narrowed by category, brand and stock: any of one kind, and all kinds', () => {
    expect(titles({})).toEqual(['a', 'b', 'c', 'd']);
    expect(titles({ categories: ['vannes'] })).toEqual(['a', 'b', 'd']);
    expect(titles({ categories: ['vannes', 'joints'], tags: ['Riello'] })).toEqual(['b', 'c', 'd']);
    expect(titles({ categories: ['vannes'], tags: ['Riello'], in_stock: true })).toEqual(['d']);
    expect(titles({ tags: ['Autre'] })).toEqual([]);
  });

  it('offer choices that leave products, the most frequent first', () => {
    expect(facetsOf(products, NOT_NARROWED)).toEqual({
      categories: [facet('vannes', 3, 'Vannes'), facet('joints', 1, 'Joints')],
      tags: [facet('Riello', 3), facet('Baxi', 1)],
    });
    expect(facetsOf(products, { ...NOT_NARROWED, categories: ['joints'] }).tags).toEqual([facet('Riello', 1)]);
  });

  it('offer what is in stock only where something is', () => {
    expect(leavesStock(products, NOT_NARROWED)).toBe(true);
    expect(leavesStock(products, { ...NOT_NARROWED, tags: ['Autre'] })).toBe(false);
    expect(leavesStock([], NOT_NARROWED)).toBe(false);
  });

  it('leave what has a row for the boiler whose parts come first', () => {
    const [first, ...others] = products;
    const marked = [...(first ? [{ ...first, confidence: 'to-check' as const }] : []), ...others];

    expect(narrowProducts(marked, { ...NOT_NARROWED, boiler: 'thema' })).toEqual(marked.slice(0, 1));
  });

  it('keep offering what is chosen', () => {
    expect(facetsOf(products, { ...NOT_NARROWED, categories: ['autres'], tags: ['Baxi'], in_stock: true })).toEqual({
      categories: [facet('vannes', 1, 'Vannes'), facet('autres', 0)],
      tags: [facet('Baxi', 0)],
    });
  });
});

describe('the filters of a search in the address', () => {
  it('are written as those of the listing, and read back', () => {
    const narrowing = { categories: ['vannes', 'joints'], tags: ['De Dietrich'], boiler: 'thema-c-24', in_stock: true };

    expect(writeNarrowing(narrowing).toString()).toBe(
      'categories=vannes%2Cjoints&tags=De+Dietrich&boiler=thema-c-24&in_stock=true',
    );
    expect(readNarrowing(writeNarrowing(narrowing))).toEqual(narrowing);
    expect(writeNarrowing(NOT_NARROWED).toString()).toBe('');
  });

  it('are counted one by one', () => {
    const chosen = { categories: ['vannes', 'joints'], tags: ['Baxi'], boiler: 'thema', in_stock: true };
    expect([NOT_NARROWED, chosen].map(countNarrowing)).toEqual([0, 5]);
  });
});
