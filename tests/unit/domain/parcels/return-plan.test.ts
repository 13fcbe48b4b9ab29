/** A return is decided line by line: no number of pieces is assumed. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planReturn } from '@/domain/parcels/return-plan';

const LINES = [
  { id: 'a', quantity: 2 },
  { id: 'b', quantity: 1 },
];

it.each([
  ['nothing chosen', {}],
  ['a line left out', { a: 2 }],
  ['a line put back to no answer', { a: 2, b: null }],
  ['more than was sent', { a: 3, b: 1 }],
])('has no plan for %s', (_, chosen) => {
  expect(planReturn(LINES, chosen)).toBeNull();
});

it('has no plan for an order whose lines are not there yet, and takes none as an answer', () => {
  expect(planReturn([], {})).toBeNull();
  expect(planReturn(LINES, { a: 0, b: 0 })).toEqual({ restocked: 0, writtenOff: 3 });
});

it('counts every piece once, to the stock or written off', () => {
  const line = fc.nat(9).chain((quantity) => fc.record({ quantity: fc.constant(quantity), back: fc.nat(quantity) }));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (made) => {
      const lines = made.map(({ quantity }, index) => ({ id: String(index), quantity }));
      const chosen = Object.fromEntries(made.map(({ back }, index) => [String(index), back]));
      const plan = planReturn(lines, chosen);
      expect(plan?.restocked).toBe(made.reduce((sum, { back }) => sum + back, 0));
      expect((plan?.restocked ?? 0) + (plan?.writtenOff ?? 0)).toBe(
        made.reduce((sum, { quantity }) => sum + quantity, 0),
      );
    }),
  );
});
