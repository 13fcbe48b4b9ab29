/** How orders are delivered, how soon and at which fee. The labels are in `src/words`, by method. */
import { toCentimes } from './money';
import { regionValue } from './slug';

/** A new method is an entry here and a label in every catalogue: the compiler asks for both. */
export const DELIVERY_METHODS = ['standard'] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export const DEFAULT_DELIVERY_METHOD: DeliveryMethod = 'standard';

/** Hours from the order to the door that the shop promises. */
export const DELIVERY_HOURS = { from: 24, to: 48 } as const;

/** Labels are looked up with what an order says: it may have been placed by another version of the shop. */
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

/** The region that an option value of the checkout names. */
export function findRegion<Region extends { name: string }>(
  regions: readonly Region[] | undefined,
  value: string,
): Region | undefined {
  return regions?.find(({ name }) => regionValue(name) === regionValue(value));
}
