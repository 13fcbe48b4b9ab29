/** How orders are delivered, how soon and at which fee. The labels are in `src/words`, by method. */
import { MAX_DINARS, toCentimes } from '../money';
import type { Problem } from '../problem';
import { regionValue } from '../slug';

/** `standard`: home; `desk`: collected at the courier's desk. A new method is an entry here and a label in every catalogue: the compiler asks for both. */
export const DELIVERY_METHODS = ['standard', 'desk'] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export const DEFAULT_DELIVERY_METHOD: DeliveryMethod = 'standard';

/** Hours from the order to the door that the shop promises. */
export const DELIVERY_HOURS = { from: 24, to: 48 } as const;

/** An order may name a method that this version of the shop does not know. */
export function isDeliveryMethod(value: unknown): value is DeliveryMethod {
  return DELIVERY_METHODS.some((method) => method === value);
}

/**
 * The delivery fee of a region.
 * @param price dinars, as a number or a decimal string such as "600.00"
 * @returns centimes; 0 for no region
 */
export function feeCentimes(region: { price: number | string } | null | undefined): number {
  return toCentimes(region?.price) ?? 0;
}

/** What is wrong with a region's fee in dinars, or null. */
export function feeProblem(price: number | null | undefined): Problem | null {
  if (price === null || price === undefined || Number.isNaN(price)) return { code: 'feeMissing' };
  if (price > MAX_DINARS) return { code: 'priceTooHigh', values: { max: MAX_DINARS } };
  return price >= 0 ? null : { code: 'feeNegative' };
}

/** The same at the courier's desk, where no fee means that there is no desk. */
export function deskFeeProblem(price: number | null | undefined): Problem | null {
  return price === null || price === undefined ? null : feeProblem(price);
}

/** Characters of the text that says how many days a delivery takes, such as '2-3'. */
export const MAX_DAYS_LENGTH = 20;

/** The region that an option value of the checkout names. */
export function findRegion<Region extends { name: string }>(
  regions: readonly Region[] | undefined,
  value: string,
): Region | undefined {
  return regions?.find(({ name }) => regionValue(name) === regionValue(value));
}
