import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareHref, differs, MAX_COMPARED, readCompared, toggledCompare } from '@/domain/search/compared-products';

describe('the address of a comparison', () => {
  it.each([
    ['12,34', [12, 34]],
    [' 12 , 34 ', [12, 34]],
    ['34,12,34', [34, 12]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['0,-1,1.5,x,99999999999,,7', [7]],
    ['', []],
    [null, []],
  ])('%j compares %j', (text, ids) => {
    expect(readCompared(text)).toEqual(ids);
  });

  it('is read as it was written', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: MAX_COMPARED });
    fc.assert(
      fc.property(ids, (chosen) => {
        const query = new URLSearchParams(compareHref(chosen).split('?')[1] ?? '');
        expect(readCompared(query.get('produits'))).toEqual(chosen);
      }),
    );
  });

  it('adds one at the end and takes one back', () => {
    expect(toggledCompare([1, 2], 3)).toBe('/comparer?produits=1,2,3');
    expect(toggledCompare([1, 2], 1)).toBe('/comparer?produits=2');
    expect(toggledCompare([2], 2)).toBe('/comparer');
  });
});

it.each([
  [['24 kW', '28 kW'], true],
  [['24 kW', '24 kW'], false],
  [['24 kW', null], false],
  [[null, null], false],
])('%j differ: %s', (texts, isDifferent) => {
  expect(differs(texts)).toBe(isDifferent);
});
