/** The fee rule: what a delivery costs at home or at the courier's desk, in a wilaya and in its communes. */

import { toCentimes } from '../money';
import type { DeliveryMethod } from './delivery';

/** Dinars, as a number or a decimal string such as "600.00". */
type Amount = number | string;

/** What a place charges: a wilaya, or a commune after its overrides. A null `desk_price`: no desk there. */
export type DeliveryFees = {
  price: Amount;
  desk_price?: Amount | null;
  served?: boolean;
};

/** Where a commune differs from its wilaya: a null fee is the wilaya's. */
export type FeeOverride = {
  price: Amount | null;
  desk_price: Amount | null;
  /** false: no desk here although the wilaya has one */
  desk: boolean;
  served: boolean;
};

export const NO_OVERRIDE: FeeOverride = { price: null, desk_price: null, desk: true, served: true };

export type Fee = { ok: true; centimes: number } | { ok: false; reason: 'not-served' | 'no-desk' };

/** The fees of a commune. */
export function overriddenFees<Price extends Amount>(
  wilaya: { price: Price; desk_price: Price | null },
  override: { price: Price | null; desk_price: Price | null; desk: boolean; served: boolean },
): { price: Price; desk_price: Price | null; served: boolean } {
  return {
    price: override.price ?? wilaya.price,
    desk_price: override.desk ? (override.desk_price ?? wilaya.desk_price) : null,
    served: override.served,
  };
}

/** The fee of a delivery, in whole centimes, or why there is no such delivery. */
export function deliveryFee({ price, desk_price, served = true }: DeliveryFees, method: DeliveryMethod): Fee {
  if (!served) return { ok: false, reason: 'not-served' };
  const centimes = toCentimes(method === 'desk' ? desk_price : price);
  return centimes === null ? { ok: false, reason: 'no-desk' } : { ok: true, centimes };
}

/** Whole centimes; 0 until a place is chosen to which the shop delivers. */
export function chargedFee(fee: Fee | null | undefined): number {
  return fee?.ok ? fee.centimes : 0;
}

/** The fee that an order keeps while its destination stays. @param dinars as its charges have it */
export function keptFee(dinars: Amount): Fee {
  return { ok: true, centimes: toCentimes(dinars) ?? 0 };
}
