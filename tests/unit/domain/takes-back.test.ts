/** An amendment that names no copy must not undo another clerk's fresh amendment. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takesBack } from '@/domain/confirmation/amendments';

type Lines = Readonly<Record<number, number>>;
const items = (lines: Lines) =>
  Object.entries(lines).map(([id, quantity]) => ({ item_id: `i${id}`, product_id: Number(id), quantity }));
const undoes = ({ was, made, next }: Record<'was' | 'made' | 'next', Lines>) =>
  takesBack([{ items: [items(was), items(made)] }], { before: { items: items(made) }, after: { items: items(next) } });

describe('what others have just amended', () => {
  it('is taken back by dropping a line that they added, setting pieces back, or adding what they took out', () => {
    expect(undoes({ was: { 1: 1 }, made: { 1: 1, 2: 1 }, next: { 1: 1 } })).toBe(true);
    expect(undoes({ was: { 1: 1 }, made: { 1: 3 }, next: { 1: 1 } })).toBe(true);
    expect(undoes({ was: { 1: 1, 2: 4 }, made: { 1: 1 }, next: { 1: 1, 2: 4 } })).toBe(true);
  });

  it('is not by a further change of the same lines, or of others', () => {
    expect(undoes({ was: { 1: 1 }, made: { 1: 3 }, next: { 1: 5 } })).toBe(false);
    expect(undoes({ was: { 1: 1 }, made: { 1: 3 }, next: { 1: 3, 2: 1 } })).toBe(false);
  });

  it('is never by an amendment that leaves it as it is', () => {
    const lines = fc.dictionary(fc.integer({ min: 1, max: 4 }).map(String), fc.integer({ min: 1, max: 3 }));
    fc.assert(fc.property(lines, lines, (was, made) => !undoes({ was, made, next: made })));
  });

  it('is by setting a text back, but derived amounts say nothing', () => {
    const set = { shipping_address: ['A', 'B'], total: [1, 2] } as const;
    const before = { shipping_address: 'B', total: 2 };

    expect(takesBack([set], { before, after: { shipping_address: 'A', total: 2 } })).toBe(true);
    expect(takesBack([set], { before, after: { shipping_address: 'C', total: 1 } })).toBe(false);
  });
});
