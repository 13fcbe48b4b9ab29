import { describe, expect, it } from 'vitest';
import { median, rankProbability } from '../../support/rank-test';

const upTo = (count: number, shift = 0) => Array.from({ length: count }, (_, index) => index + shift);

describe('the test of ranks', () => {
  it('finds nothing between equal samples', () => {
    expect(rankProbability(upTo(40), upTo(40))).toBeCloseTo(1, 2);
  });

  it('finds a difference where the tables do, for twenty and twenty at 5 %', () => {
    expect(rankProbability(upTo(20), upTo(20, 7))).toBeLessThan(0.05);
    expect(rankProbability(upTo(20), upTo(20, 2))).toBeGreaterThan(0.05);
  });

  it('finds samples that lie apart, in both directions', () => {
    expect(rankProbability(upTo(40), upTo(40, 40))).toBeLessThan(1e-9);
    expect(rankProbability(upTo(40, 40), upTo(40))).toBeLessThan(1e-9);
  });
});

it('the median is the middle value, or between the middle two', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});
