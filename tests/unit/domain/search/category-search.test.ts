import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countNamed, findCategories, hasNamedBelow, isNamed } from '@/domain/search/category-search';

type Category = { name: string; children: Category[] };

const category = (name: string, ...children: Category[]): Category => ({ name, children });
const electrodes = category('Électrodes');
const ignition = category('Allumage et flamme', electrodes, category("Transformateurs d'allumage"));
const parts = category('Pièces détachées', ignition, category('Extracteurs de fumées'));
const pumps = category('Pompes', category('Pompes de relevage'));
const tree = [parts, pumps];

describe('searching the category tree', () => {
  it('keeps everything for a blank text', () => {
    expect(findCategories(tree, '  ')).toEqual(tree);
  });

  it('minds neither case nor accents, in the text as in the names', () => {
    for (const text of ['electrode', 'ÉLECTRODES', 'lectrodé']) {
      expect(findCategories(tree, text)).toEqual([category(parts.name, category(ignition.name, electrodes))]);
    }
  });

  it('keeps all below a category that matches by itself', () => {
    expect(findCategories(tree, 'pieces')).toEqual([parts]);
    expect(findCategories(tree, 'allumage')).toEqual([category(parts.name, ignition)]);
  });

  it('takes either apostrophe for the same', () => {
    const transformers = category(ignition.name, category("Transformateurs d'allumage"));
    const found = [category(parts.name, transformers)];
    for (const text of ["d'all", 'd’all']) expect(findCategories(tree, text)).toEqual(found);
  });

  it('finds parts of words, several branches, signs in a name, or nothing', () => {
    expect(findCategories(tree, 'e').length).toBe(2);
    for (const text of ['chaudière', '!?']) expect(findCategories(tree, text)).toEqual([]);
    const signs = [category('Joints & colliers'), category('Sondes')];
    expect(findCategories(signs, '&')).toEqual([signs[0]]);
  });

  it('leaves the tree itself as it was', () => {
    findCategories(tree, 'electrode');

    expect([parts, ignition].map(({ children }) => children.length)).toEqual([2, 2]);
  });
});

it('a category is named by a part of its own name alone', () => {
  expect(isNamed(parts, 'DETACH')).toBe(true);
  expect(isNamed(parts, 'electrodes')).toBe(false);
  expect(isNamed(parts, ' ')).toBe(false);
});

describe('what is found in the tree', () => {
  it('is counted by its own name, at whatever depth', () => {
    expect(countNamed(tree, 'allumage')).toBe(2);
    expect(countNamed(tree, 'POMPE')).toBe(2);
    expect(countNamed(tree, 'chaudière')).toBe(0);
    expect(countNamed(tree, ' ')).toBe(0);
  });

  it('opens what it lies below, and nothing else', () => {
    expect([parts, ignition, electrodes].map((node) => hasNamedBelow(node, 'électrode'))).toEqual([true, true, false]);
    expect(hasNamedBelow(pumps, 'électrode')).toBe(false);
    expect(hasNamedBelow(parts, '')).toBe(false);
  });

  it('is in the tree with all its ancestors, however deep', () => {
    const name = fc.constantFrom<string>('pompe', 'vanne', 'sonde', 'joint');
    const level = (below: fc.Arbitrary<Category[]>) => fc.array(fc.record({ name, children: below }), { maxLength: 3 });
    const forest = level(level(level(fc.constant([]))));

    fc.assert(
      fc.property(forest, name, (nodes, text) => {
        expect(countNamed(findCategories(nodes, text), text)).toBe(countNamed(nodes, text));
      }),
    );
  });
});
