import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCentimes } from '@/domain/money';
import { type BulkChange, type BulkValues, changeProductValues, PRICE_STEPS } from '@/domain/products/bulk-changes';

const product = (values: Partial<BulkValues> = {}): BulkValues => ({
  price: 1000,
  published: true,
  category_ids: [1],
  tag_ids: [],
  ...values,
});
const changed = (values: Partial<BulkValues>, change: BulkChange) => changeProductValues(product(values), change);

describe('a price', () => {
  it.each([
    [1000, { amount: 50 }, 1050],
    [1000, { amount: -0.5 }, 999.5],
    [0.1, { amount: 0.2 }, 0.3],
    [350, { percent: 15 }, 402.5],
    [333.33, { percent: 10 }, 366.66],
    [1234, { percent: 0, round: 10 }, 1230],
    [1235, { percent: 0, round: 10 }, 1240],
    [1000, { percent: 7, round: 50 }, 1050],
    [1000, { amount: 26, round: 50 }, 1050],
    [1449.99, { percent: 0, round: 100 }, 1400],
    [30, { percent: 0, round: 100 }, 0.01],
    [5, { amount: -10 }, 0.01],
    [1000, { percent: -100 }, 0.01],
  ] as const)('of %d by %j is %d', (price, change, expected) => {
    expect(changed({ price }, { price: change })).toEqual({ ok: true, values: { price: expected } });
  });

  it('that is missing stays missing', () => {
    expect(changed({ price: null }, { price: { amount: 100 } })).toEqual({ ok: true, values: {} });
  });

  it('beyond the highest is refused', () => {
    expect(changed({ price: 90_000_000 }, { price: { percent: 50 } })).toMatchObject({
      ok: false,
      problem: { code: 'priceTooHigh' },
    });
  });

  it('is a multiple of its step, at most half a step off, and never below a centime', () => {
    const centimes = fc.integer({ min: 1, max: 50_000_000 });
    const round = fc.constantFrom(...PRICE_STEPS);
    fc.assert(
      fc.property(centimes, fc.integer({ min: -100, max: 100 }), round, (start, percent, step) => {
        const exact = (start * (100 + percent)) / 100;
        const found = changed({ price: start / 100 }, { price: { percent, round: step } });
        const price = found.ok ? (found.values.price ?? start / 100) : Number.NaN;
        const result = toCentimes(price) ?? 0;
        expect(result).toBeGreaterThanOrEqual(1);
        if (result > 1) {
          expect(result % (step * 100)).toBe(0);
          expect(Math.abs(result - exact)).toBeLessThanOrEqual(step * 50 + 1);
        }
      }),
    );
  });
});

describe('categories and brands', () => {
  it.each([
    [[1, 2], { add: 3 }, [1, 2, 3]],
    [[1, 2], { remove: 1 }, [2]],
    [[1, 2], { replace: 2 }, [2]],
  ] as const)('of %j by %j are %j', (category_ids, change, expected) => {
    expect(changed({ category_ids }, { category: change })).toEqual({ ok: true, values: { category_ids: expected } });
  });

  it.each([
    [[1, 2], { add: 2 }],
    [[1, 2], { remove: 3 }],
    [[1], { replace: 1 }],
    [[], { remove: 1 }],
  ] as const)('of %j by %j stay as they are', (category_ids, change) => {
    expect(changed({ category_ids }, { category: change })).toEqual({ ok: true, values: {} });
  });

  it('never lose the last category, but the last brand', () => {
    expect(changed({ category_ids: [4] }, { category: { remove: 4 } })).toMatchObject({
      ok: false,
      problem: { code: 'categoriesMissing' },
    });
    expect(changed({ tag_ids: [4] }, { brand: { remove: 4 } })).toEqual({ ok: true, values: { tag_ids: [] } });
  });
});

it('several changes are made together, or none of them', () => {
  expect(changed({}, { price: { amount: 1 }, published: false })).toEqual({
    ok: true,
    values: { price: 1001, published: false },
  });
  expect(changed({}, { published: false, category: { remove: 1 } })).toMatchObject({ ok: false });
});
