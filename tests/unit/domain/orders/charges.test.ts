import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedFee, keptFee } from '@/domain/delivery/delivery-fees';
import { toDinars } from '@/domain/money';
import {
  AMOUNT_FIELDS,
  amountInDinars,
  amountsOf,
  feeThatStays,
  followsLines,
  orderTotals,
  shownCharges,
} from '@/domain/orders/charges';
import { lineTotal } from '@/domain/orders/priced-lines';

const cents = (max: number) => fc.nat(max).map(toDinars);
const line = fc.record({ price: cents(2_000_000_000), quantity: fc.integer({ min: 1, max: 10 }) });
const fee = fc.option(cents(500_000).map(keptFee), { nil: undefined });

describe('the totals of an order', () => {
  it('are the lines, the fee, and their sum', () => {
    const lines = [
      { price: 0.1, quantity: 3 },
      { price: 900, quantity: 1 },
    ];

    expect(orderTotals({ lines, fee: keptFee(600.5), freeFrom: null })).toEqual({
      charges: [
        { kind: 'subtotal', centimes: 90_030 },
        { kind: 'delivery', centimes: 60_050 },
      ],
      total: 150_080,
    });
  });

  it('are the sum of the charges, without free delivery, whatever the amount; nothing before a fee is known', () => {
    fc.assert(
      fc.property(fc.array(line), fee, (lines, fee) => {
        const { charges, total } = orderTotals({ lines, fee, freeFrom: null });
        expect(charges[1]?.centimes).toBe(fee === undefined ? 0 : chargedFee(fee));
        expect(total).toBe(charges.reduce((sum, { centimes }) => sum + centimes, 0));
      }),
    );
  });

  it('have no delivery fee from the worth of goods on that the owner has set, to the centime', () => {
    fc.assert(
      fc.property(fc.array(line), fee, cents(2_000_000_000), (lines, fee, freeFrom) => {
        const [goods, delivery] = orderTotals({ lines, fee, freeFrom }).charges;
        const isFree = toDinars(goods?.centimes ?? 0) >= freeFrom;
        expect(delivery?.centimes).toBe(isFree ? 0 : chargedFee(fee));
      }),
    );
  });

  it('of an amended order keep the fee, unless its goods had made the delivery free', () => {
    const lines = [{ price: 500, quantity: 2 }];

    expect(feeThatStays({ dinars: 400, lines, freeFrom: 1_000 })).toEqual(keptFee(400));
    expect(feeThatStays({ dinars: 0, lines, freeFrom: 1_001 })).toEqual(keptFee(0));
    expect(feeThatStays({ dinars: 0, lines, freeFrom: null })).toEqual(keptFee(0));
    expect(feeThatStays({ dinars: 0, lines, freeFrom: 1_000 })).toBeNull();
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line), fee, (lines, fee) => {
        const reversed = orderTotals({ lines: lines.toReversed(), fee, freeFrom: null });
        expect(reversed).toEqual(orderTotals({ lines, fee, freeFrom: null }));
      }),
    );
  });

  it('multiply each unit by its quantity, in whole centimes for the largest order that can be sent', () => {
    const largest = Array.from({ length: 100 }, () => ({ price: 175_000, quantity: 10 }));

    expect(lineTotal({ price: 3.33, quantity: 3 })).toBe(9.99);
    expect(orderTotals({ lines: largest, fee: keptFee(2200), freeFrom: null }).total).toBe(17_500_220_000);
  });
});

describe('the amounts of an order', () => {
  const totals = orderTotals({ lines: [{ price: 1250.5, quantity: 2 }], fee: keptFee(400), freeFrom: null });

  it('have their documented keys, in dinars, and follow the lines, except the delivery fee', () => {
    expect(AMOUNT_FIELDS).toEqual(['subtotal', 'delivery_price', 'total']);
    expect(amountsOf(totals)).toEqual({ subtotal: 2501, delivery_price: 400, total: 2901 });
    expect(AMOUNT_FIELDS.filter(followsLines)).toEqual(['subtotal', 'total']);
  });

  it('are shown charge by charge, delivery at 0 too', () => {
    expect(shownCharges({ subtotal: '2501.50', delivery_price: null })).toEqual([
      { kind: 'subtotal', dinars: 2501.5 },
      { kind: 'delivery', dinars: 0 },
    ]);
  });

  it.each([
    ['600.00', 600],
    [12.345, 12.35],
    ['free', 0],
    [Number.NaN, 0],
    [null, 0],
    [undefined, 0],
  ])('that come as %j are %j', (amount, dinars) => {
    expect(amountInDinars(amount)).toBe(dinars);
  });
});
