import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTotal, orderTotals } from '@/domain/order-totals';

const line = fc.record({ unitCentimes: fc.nat(2_000_000_000), quantity: fc.integer({ min: 1, max: 10 }) });
const fee = fc.nat(500_000);

describe('the totals of an order', () => {
  it('are the lines, the fee, and their sum', () => {
    const lines = [
      { unitCentimes: 10, quantity: 3 },
      { unitCentimes: 90_000, quantity: 1 },
    ];

    expect(orderTotals({ lines, feeCentimes: 60_050 })).toEqual({ subtotal: 90_030, delivery: 60_050, total: 150_080 });
  });

  it('never have free delivery, whatever the amount', () => {
    fc.assert(
      fc.property(fc.array(line), fee, (lines, feeCentimes) => {
        const { subtotal, delivery, total } = orderTotals({ lines, feeCentimes });
        return delivery === feeCentimes && total === subtotal + feeCentimes;
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line), fee, (lines, feeCentimes) => {
        const reversed = orderTotals({ lines: lines.toReversed(), feeCentimes });
        expect(reversed).toEqual(orderTotals({ lines, feeCentimes }));
      }),
    );
  });

  it('stay whole centimes for the largest order that can be sent', () => {
    const largest = Array.from({ length: 100 }, () => ({ unitCentimes: 17_500_000, quantity: 10 }));

    const { total } = orderTotals({ lines: largest, feeCentimes: 220_000 });

    expect(Number.isSafeInteger(total)).toBe(true);
  });

  it('multiply each unit by its quantity', () => {
    expect(lineTotal({ unitCentimes: 333, quantity: 3 })).toBe(999);
  });
});
