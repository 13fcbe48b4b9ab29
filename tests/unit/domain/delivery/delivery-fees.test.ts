import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFee, NO_OVERRIDE, overriddenFees } from '@/domain/delivery/delivery-fees';

const wilaya = { price: '600.00', desk_price: '400.00' };
const withoutDesk = { price: '600.00', desk_price: null };
const override = (changes: Partial<typeof NO_OVERRIDE & { price: string | null; desk_price: string | null }>) => ({
  ...NO_OVERRIDE,
  price: null,
  desk_price: null,
  ...changes,
});

describe('the fee of a delivery', () => {
  it.each([
    [wilaya, 'standard', { ok: true, centimes: 60_000 }],
    [wilaya, 'desk', { ok: true, centimes: 40_000 }],
    [{ price: 0, desk_price: 0 }, 'desk', { ok: true, centimes: 0 }],
    [withoutDesk, 'standard', { ok: true, centimes: 60_000 }],
    [withoutDesk, 'desk', { ok: false, reason: 'no-desk' }],
    [{ price: '600.00' }, 'desk', { ok: false, reason: 'no-desk' }],
    [{ ...wilaya, served: false }, 'standard', { ok: false, reason: 'not-served' }],
    [{ ...withoutDesk, served: false }, 'desk', { ok: false, reason: 'not-served' }],
  ] as const)('of %j by %s is %j', (fees, method, fee) => {
    expect(deliveryFee(fees, method)).toEqual(fee);
  });

  it.each([
    [{}, {}],
    [{ price: '700.00' }, { price: '700.00' }],
    [{ price: '0.00' }, { price: '0.00' }],
    [{ desk_price: '350.00' }, { desk_price: '350.00' }],
    [{ desk: false }, { desk_price: null }],
    [{ served: false }, { served: false }],
  ])('in a commune with %j differs from its wilaya by %j', (changes, fees) => {
    expect(overriddenFees(wilaya, override(changes))).toEqual({ ...wilaya, served: true, ...fees });
  });

  it('in a commune without a desk is none there, whatever fee it has', () => {
    expect(overriddenFees(wilaya, override({ desk: false, desk_price: '350.00' })).desk_price).toBeNull();
  });

  it('in a commune with a desk of its own does not need one of the wilaya', () => {
    expect(overriddenFees(withoutDesk, override({ desk_price: '300.00' })).desk_price).toBe('300.00');
  });

  it('is that of the wilaya wherever nothing was overridden', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map((centimes) => (centimes / 100).toFixed(2));
    fc.assert(
      fc.property(amount, fc.option(amount), fc.constantFrom('standard', 'desk'), (price, desk_price, method) => {
        const fees = { price, desk_price };
        expect(deliveryFee(overriddenFees(fees, override({})), method)).toEqual(deliveryFee(fees, method));
      }),
    );
  });
});
