import { describe, expect, it } from 'vitest';
import { foldName } from '@/domain/text';
import { brands } from '@/seed/data/brands';
import { categories, type SeedCategory } from '@/seed/data/categories';
import { products, type SeedProduct } from '@/seed/data/products';

const names = (list: readonly SeedCategory[]): string[] =>
  list.flatMap(({ name, children }) => [name, ...names(children ?? [])]);

const leaves = (list: readonly SeedCategory[]): string[] =>
  list.flatMap(({ name, children }) => (children ? leaves(children) : [name]));

const count = (matches: (product: SeedProduct) => boolean) => products.filter(matches).length;
const present = <T>(values: readonly (T | null)[]) => values.filter((value): value is T => value !== null);

describe('what the products refer to', () => {
  it('exists: every category and every brand', () => {
    const shelves = new Set(names(categories));
    const makers = new Set(brands.map(({ name }) => name));

    expect(products.flatMap((product) => product.categories).filter((name) => !shelves.has(name))).toEqual([]);
    expect(present(products.map(({ brand }) => brand)).filter((name) => !makers.has(name))).toEqual([]);
    expect(products.filter((product) => product.categories.length === 0)).toEqual([]);
  });

  it('is used: no leaf category or brand without a product', () => {
    const shelves = new Set(products.flatMap((product) => product.categories));
    const makers = new Set(products.map(({ brand }) => brand));

    expect(leaves(categories).filter((name) => !shelves.has(name))).toEqual([]);
    expect(brands.filter(({ name }) => !makers.has(name))).toEqual([]);
  });
});

describe('the products', () => {
  it('are at least 170, with titles and references of their own', () => {
    const titles = products.map(({ title }) => foldName(title));
    const references = present(products.map(({ reference }) => reference));

    expect(products.length).toBeGreaterThanOrEqual(170);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(references).size).toBe(references.length);
  });

  it('cost whole dinars from 250 to 175000, both ends present', () => {
    const prices = present(products.map(({ price }) => price));

    expect(prices.every(Number.isInteger)).toBe(true);
    expect(Math.min(...prices)).toBe(250);
    expect(Math.max(...prices)).toBe(175_000);
  });

  it('are described in their own words', () => {
    const texts = products.flatMap(({ description }) => description);
    const shorts = present(products.map(({ shortDescription }) => shortDescription));

    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(shorts).size).toBe(shorts.length);
    expect(shorts.filter((text) => text.length > 200)).toEqual([]);
    expect(products.filter(({ description }) => description.length < 1 || description.length > 3)).toEqual([]);
    expect(products.filter(({ specifications }) => specifications.length === 0)).toEqual([]);
  });

  it('cover what the shop must show: sold out, unpriced, uncounted, scarce, long titles, pictures', () => {
    const share = count(({ stockStatus }) => stockStatus === 'outofstock') / products.length;

    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.14);
    expect(count(({ price }) => price === null)).toBe(6);
    expect(count(({ shortDescription }) => shortDescription === null)).toBe(8);
    expect(count(({ stock }) => stock === null)).toBeGreaterThanOrEqual(18);
    expect(count(({ stock }) => stock === 5)).toBeGreaterThanOrEqual(5);
    expect(count(({ stock }) => stock !== null && stock >= 1 && stock <= 3)).toBeGreaterThanOrEqual(3);
    expect(count(({ title }) => title.length >= 100)).toBeGreaterThanOrEqual(2);
    expect(count((product) => product.categories.length > 1)).toBeGreaterThanOrEqual(40);
    expect(Math.abs(count(({ pictures }) => pictures === 4) - 25)).toBeLessThanOrEqual(4);
    expect(Math.abs(count(({ pictures }) => pictures === 2) - 30)).toBeLessThanOrEqual(4);
    expect(products.filter(({ stock, stockStatus }) => stock === 0 && stockStatus !== 'outofstock')).toEqual([]);
  });
});
