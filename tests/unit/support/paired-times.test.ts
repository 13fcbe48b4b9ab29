import { describe, expect, it } from 'vitest';
import { judge, median, shiftInterval } from '../../support/paired-times';

const MATTERS = 10;
const RUNS = 100;

/** The same numbers in every run of this file. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Differences as a busy machine makes them: mostly near the middle, some far away, to both sides. */
function differences({ pairs, shift, noise, seed }: { pairs: number; shift: number; noise: number; seed: number }) {
  const next = random(seed * 7919 + 1);
  const time = () => noise * -Math.log(1 - next());
  return Array.from({ length: pairs }, () => shift + time() - time());
}

/** How many of the runs end with each verdict. */
function verdicts({ pairs = 40, shift = 0, noise = 4 }) {
  const count = { same: 0, different: 0, unclear: 0 };
  for (let seed = 1; seed <= RUNS; seed++) count[judge(differences({ pairs, shift, noise, seed }), MATTERS).verdict]++;
  return count;
}

describe('pairs of times', () => {
  it('are the same if nothing but a little noise lies between them, and different if one is slower by far', () => {
    expect(verdicts({}).same).toBeGreaterThan(RUNS * 0.97);
    for (const shift of [3 * MATTERS, -3 * MATTERS]) expect(verdicts({ shift }).different).toBe(RUNS);
  });

  it.each([1, 4, 15, 60])('are never the same if one is slower by what matters, with noise of %d ms', (noise) => {
    for (const shift of [MATTERS, -MATTERS]) expect(verdicts({ shift, noise }).same).toBeLessThanOrEqual(1);
  });

  it('are unclear if noise could hide what matters, and if a difference is small but certain', () => {
    expect(verdicts({ noise: 60 }).same).toBe(0);
    expect(verdicts({ shift: MATTERS / 2, noise: 0.5 })).toEqual({ same: 0, different: 0, unclear: RUNS });
  });

  it('become clear with more of them', () => {
    expect(verdicts({ pairs: 20, noise: 8 }).same).toBeLessThan(RUNS / 2);
    expect(verdicts({ pairs: 80, noise: 8 }).same).toBeGreaterThan(RUNS * 0.95);
  });
});

it('the interval is that of the signed-rank tables', () => {
  // For 20 pairs at 0.1 % the table's critical value is 21, the approximation's 16: it errs to the wide side.
  const { low, high } = shiftInterval(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(low).toBeLessThan(10.5 - 4);
  expect(low).toBeGreaterThan(1);
  expect(low + high).toBe(21);
});

it('fewer than twenty pairs are no basis', () => {
  expect(() => shiftInterval([1, 2, 3])).toThrow('too few');
});

it('the median is the middle value, or between the middle two', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});
