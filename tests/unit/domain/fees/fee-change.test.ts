import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFee, type FeeChange } from '@/domain/fees/fee-change';

const fee = fc.integer({ min: 0, max: 1_000_000 }).map((centimes) => centimes / 100);

describe('a change of a fee', () => {
  it.each([
    [600, { set: 450.5 }, 450.5],
    [600, { set: 0 }, 0],
    [600, { set: 450.555 }, 450.56],
    [600, { add: 50 }, 650],
    [0.1, { add: 0.2 }, 0.3],
    [600, { add: -600 }, 0],
    [600, { percent: 10 }, 660],
    [750, { percent: -7 }, 698],
    [350, { percent: 15 }, 403],
    [333.33, { percent: 0 }, 333],
    [650, { percent: 2.5 }, 666],
    [600, { percent: -100 }, 0],
  ] as const)('of %d by %j is %d', (before, change, after) => {
    expect(changeFee(before, change)).toEqual({ ok: true, dinars: after });
  });

  it.each([
    [{ add: -600.01 }, 'feeNegative'],
    [{ set: -1 }, 'feeNegative'],
    [{ percent: -101 }, 'feeNegative'],
    [{ set: 1e9 }, 'priceTooHigh'],
    [{ percent: 1_000_000_000 }, 'priceTooHigh'],
  ] as const)('of 600 by %j is refused', (change, code) => {
    expect(changeFee(600, change)).toMatchObject({ ok: false, problem: { code } });
  });

  it('by percent is a whole number of dinars, at most half a dinar off', () => {
    fc.assert(
      fc.property(fee, fc.integer({ min: -100, max: 300 }), (before, percent) => {
        const after = changeFee(before, { percent });
        expect(after.ok).toBe(true);
        if (!after.ok) return;
        expect(Number.isInteger(after.dinars)).toBe(true);
        expect(Math.abs(after.dinars - before * (1 + percent / 100))).toBeLessThanOrEqual(0.500001);
      }),
    );
  });

  it('by any numbers is a fee in whole centimes, or refused', () => {
    const change = fc.oneof(
      fc.double().map((set): FeeChange => ({ set })),
      fc.double().map((add): FeeChange => ({ add })),
      fc.double().map((percent): FeeChange => ({ percent })),
    );
    fc.assert(
      fc.property(fee, change, (before, changed) => {
        const after = changeFee(before, changed);
        if (after.ok) expect(Math.round(after.dinars * 100)).toBeCloseTo(after.dinars * 100, 5);
      }),
    );
  });
});
