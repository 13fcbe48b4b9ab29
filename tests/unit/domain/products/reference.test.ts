import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldModelNumbers, foldReference } from '@/domain/products/reference';
import { fold } from '@/domain/text';

const reference = fc.string({ unit: fc.constantFrom('A', 'b', '0', '7', '-', '.', '/', ' '), minLength: 1 });

describe('the folded part number', () => {
  it.each([
    ['0010-025/A', '0010 025 a 0010025a'],
    ['87186445670', '87186445670'],
    ['--', ''],
  ])('of %j is %j', (written, folded) => {
    expect(foldReference(written)).toBe(folded);
  });

  it('holds it as written and run together', () => {
    fc.assert(
      fc.property(reference, (written) => {
        const folded = foldReference(written);
        return folded.includes(fold(written)) && folded.includes(fold(written).replaceAll(' ', ''));
      }),
    );
  });
});

it.each([
  ['Circulateur UPS 25-60 180 mm Grundfos', 'ups2560180'],
  ['Régulateur Siemens RVS43', 'rvs 43'],
  ['Tête Giacomini R470 M30 × 1,5', 'r 470 r470m3015 m 30'],
  ['Vanne gaz', ''],
])('the model numbers of a title in %s: %s', (title, found) => {
  expect(foldModelNumbers(title)).toBe(found);
});
