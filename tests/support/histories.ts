/** Random histories of two orders: what several people do, one after the other or at once. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { ORDER_STATUSES } from '@/domain/orders/order-status';

const STEPS = 200;
const AT_ONCE = 4;

/** `order` and `desk`: which of the two. `isAtOnce`: with the step before. */
export type Step<Act> = { order: number; desk: number; isAtOnce: boolean; act: Act };

/** The old status call. */
export const anyMove = fc.record({ type: fc.constant('move' as const), status: fc.constantFrom(...ORDER_STATUSES) });

export function historyOf<Act>(acts: fc.Arbitrary<Act>): fc.Arbitrary<Step<Act>[]> {
  const two = fc.nat({ max: 1 });
  const step = fc.record({ order: two, desk: two, isAtOnce: fc.boolean(), act: acts });
  return fc.array(step, { minLength: STEPS, maxLength: STEPS });
}

/** The steps in their order; those in one group are taken at once. */
export function groupsOf<Act>(history: readonly Step<Act>[]): Step<Act>[][] {
  const groups: Step<Act>[][] = [];
  for (const step of history) {
    const last = groups.at(-1);
    if (last && step.isAtOnce && last.length < AT_ONCE) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** The book of statuses ends with the order's, and has no status twice in a row. */
export function expectTrueBook({ status, status_history }: { status: string; status_history: { status: string }[] }) {
  const statuses = status_history.map((entry) => entry.status);
  expect(statuses.at(-1)).toBe(status);
  expect(statuses.filter((entry, place) => entry === statuses[place - 1])).toEqual([]);
}
