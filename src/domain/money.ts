/** Money. Sums are computed in whole centimes (integers), and shown or sent in dinars (DZD). */
import { isBlank } from './text';

/** The highest price, fee or amount, in dinars. Sums of centimes stay exact below it. */
export const MAX_DINARS = 100_000_000;

/** Keeps "12 500" on one line, as French typography asks. */
const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

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

/** `12 500 DZD` in lists, with decimals only for a fraction. */
export function formatListPrice(dinars: number): string {
  const centimes = Math.round(dinars * 100);
  return inShop(centimes % 100 === 0 ? String(centimes / 100) : toDecimalString(centimes));
}

/** `12 500.00 DZD` where amounts are added up: cart, checkout, mail, profile. */
export function formatTwoDecimals(dinars: number): string {
  return inShop(dinars.toFixed(2));
}

/** `12 500.5 DZD`: the product page shows the price with the digits that it was received with. */
export function formatRawPrice(dinars: number): string {
  return inShop(String(dinars));
}

/** `163 580,00 DZD`, as French papers write amounts, on one line: invoices. */
export function formatFrenchAmount(dinars: number): string {
  return inShop(toDecimalString(Math.round(dinars * 100)))
    .replace('.', ',')
    .replace(' ', NO_BREAK_SPACE);
}

/** `12,500.00`: the back office, in English. */
export function formatOfficeAmount(dinars: number): string {
  return group(dinars.toFixed(2), ',');
}

/** Every amount that a shopper reads. */
function inShop(digits: string): string {
  return `${group(digits, NARROW_NO_BREAK_SPACE)} DZD`;
}

function group(digits: string, separator: string): string {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, separator), ...decimals].join('.');
}
