import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneErrorApart, shapesOf, toleratesTypo } from '@/domain/search/typo';

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 9 });
const letter = fc.constantFrom(...'abcdexyz');

/** One error, made on purpose. */
const mistyped = fc
  .tuple(word, letter, fc.nat(), fc.constantFrom('insert', 'drop', 'replace', 'swap'))
  .map(([typed, other, place, kind]) => {
    const at = place % typed.length;
    const [before, after] = [typed.slice(0, at), typed.slice(at)];
    const made = {
      insert: before + other + after,
      drop: before + after.slice(1),
      replace: before + other + after.slice(1),
      swap: before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    };
    return { typed, wrong: made[kind] };
  });

describe('one typing error', () => {
  it('is seen both ways, and its words share a shape', () => {
    fc.assert(
      fc.property(mistyped, ({ typed, wrong }) => {
        expect(isOneErrorApart(typed, wrong)).toBe(true);
        expect(isOneErrorApart(wrong, typed)).toBe(true);
        expect(shapesOf(typed).some((shape) => shapesOf(wrong).includes(shape))).toBe(true);
      }),
    );
  });

  it.each([
    ['circulateur', 'circulater', true],
    ['vaillant', 'vailant', true],
    ['pompe', 'popme', true],
    ['brulleur', 'bruleur', true],
    ['abcd', 'badc', false],
    ['joint', 'pont', false],
    ['abc', 'abcde', false],
    ['abcde', 'bcdea', false],
  ])('between %s and %s: %s', (left, right, answer) => {
    expect(isOneErrorApart(left, right)).toBe(answer);
  });

  it('is no more than one: two replaced letters are two', () => {
    fc.assert(fc.property(word, (text) => !isOneErrorApart(`x${text}x`, `y${text}y`)));
  });

  it('is forgiven in words of five letters and more, never in part numbers', () => {
    expect(['joint', 'vanne', 'coud', 'rvs43', '12345', 'a-bcde'].filter(toleratesTypo)).toEqual(['joint', 'vanne']);
  });
});
