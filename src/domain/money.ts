/** Money. Sums are computed in whole centimes (integers), and shown (`price-texts.ts`) or sent in dinars (DZD). */
import { isBlank } from './text';

/** The highest price, fee or amount, in dinars. Sums of centimes stay exact below it. */
export const MAX_DINARS = 100_000_000;

/**
 * Dinars to whole centimes.
 * @param dinars a number or a decimal string such as "600.00"
 * @returns an integer, or null if the value is not a finite amount
 */
export function toCentimes(dinars: number | string | null | undefined): number | null {
  if (dinars === null || dinars === undefined || (typeof dinars === 'string' && isBlank(dinars))) return null;
  const value = typeof dinars === 'number' ? dinars : Number(dinars);
  if (!Number.isFinite(value)) return null;
  // Goes through a decimal string: 1.005 * 100 is 100.49999999999999 in binary.
  return Math.round(Number(`${value}e2`) || value * 100);
}

/** Whole centimes to dinars, a number with at most two decimals. */
export function toDinars(centimes: number): number {
  return centimes / 100;
}

/** The sum of amounts in dinars, added up in centimes. */
export function sumDinars(amounts: readonly number[]): number {
  return toDinars(amounts.reduce((sum, dinars) => sum + (toCentimes(dinars) ?? 0), 0));
}

/** Whole centimes to a decimal string with two digits: 60000 gives "600.00". */
export function toDecimalString(centimes: number): string {
  return toDinars(centimes).toFixed(2);
}
