import { describe, expect, it } from 'vitest';
import type { FitAnswer } from '@/domain/boilers/fit-question';
import { foldName } from '@/domain/text';
import { brands } from '@/seed/data/brands';
import { categories, type SeedCategory } from '@/seed/data/categories';
import { cases } from '../support/cases';

const flatten = (list: readonly SeedCategory[]): SeedCategory[] =>
  list.flatMap((category) => [category, ...flatten(category.children ?? [])]);

const depth = (list: readonly SeedCategory[]): number =>
  list.length === 0 ? 0 : 1 + Math.max(...list.map(({ children }) => depth(children ?? [])));

describe('the categories', () => {
  it('stand under the six shelves of the shop, at least 62 on three levels, with names that differ in letters', () => {
    const names = flatten(categories).map(({ name }) => foldName(name));

    expect(categories.map(({ name }) => name)).toEqual(cases`
      Chaudières au sol | Chaudières murales | Pièces détachées
      Pompes et circulateurs | Radiateurs et émetteurs | Plomberie et sanitaire
    `);
    expect(names.length).toBeGreaterThanOrEqual(62);
    expect(depth(categories)).toBe(3);
    expect(new Set(names).size).toBe(names.length);
  });

  it('hold parts of boilers but for boilers, radiators, pumps of a house, taps and pipes', () => {
    const parts = (list: readonly SeedCategory[], above: FitAnswer): string[] =>
      list.flatMap(({ name, asksFit = above, children = [] }) => [
        ...(asksFit === 'yes' ? [name] : []),
        ...parts(children, asksFit),
      ]);
    const holding = parts(categories, 'yes');

    expect(holding).toEqual(expect.arrayContaining(['Électrodes', 'Kits ventouse', 'Circulateurs de chaudière']));
    for (const name of ['Murales à ventouse', 'Radiateurs acier', 'Surpresseurs', 'Mitigeurs et robinetterie'])
      expect(holding).not.toContain(name);
  });
});

it('the brands are at least 32, each once', () => {
  expect(brands.length).toBeGreaterThanOrEqual(32);
  expect(new Set(brands.map(({ name }) => foldName(name))).size).toBe(brands.length);
});
