/**
 * Money. Every sum is computed in whole centimes (integers) and only shown or sent in dinars (DZD).
 */

import { isBlank } from './text';

/** No price, fee or amount of this shop is higher, in dinars: in centimes, all sums stay exact. */
export const MAX_DINARS = 100_000_000;

/** Thin no-break space: keeps "12 500" on one line, as French typography asks. */
const THOUSANDS_SEPARATOR = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/**
 * Dinars to whole centimes.
 * @param dinars a number or a decimal string such as "600.00"
 * @returns an integer, or null where the value is no finite amount
 */
export function toCentimes(dinars: number | string | null | undefined): number | null {
  if (dinars === null || dinars === undefined || (typeof dinars === 'string' && isBlank(dinars))) return null;
  const value = typeof dinars === 'number' ? dinars : Number(dinars);
  if (!Number.isFinite(value)) return null;
  // The rounding first goes through a decimal string: 1.005 * 100 is 100.49999999999999 in binary.
  return Math.round(Number(`${value}e2`) || value * 100);
}

/** Whole centimes to dinars, a number with at most two decimals. */
export function toDinars(centimes: number): number {
  return centimes / 100;
}

/** Whole centimes to a decimal string with two digits: 60000 gives "600.00". */
export function toDecimalString(centimes: number): string {
  return toDinars(centimes).toFixed(2);
}

/** `12 500 DZD`, decimals only where there are any (design: prices in lists). */
export function formatListPrice(dinars: number): string {
  const centimes = Math.round(dinars * 100);
  return `${group(centimes % 100 === 0 ? String(centimes / 100) : toDecimalString(centimes))} DZD`;
}

/** `12500.00 DZD`: cart and checkout show two decimals. */
export function formatTwoDecimals(dinars: number): string {
  return `${dinars.toFixed(2)} DZD`;
}

/** `163 580,00 DZD`, as French papers write amounts, on one line: invoices. */
export function formatFrenchAmount(dinars: number): string {
  const amount = group(toDecimalString(Math.round(dinars * 100)));
  // On paper a thin space between digits is hardly one.
  return `${amount.replaceAll(THOUSANDS_SEPARATOR, NO_BREAK_SPACE).replace('.', ',')}${NO_BREAK_SPACE}DZD`;
}

/** `12500 DZD`: the product page shows the price as received. */
export function formatRawPrice(dinars: number): string {
  return `${dinars} DZD`;
}

/** `12,500.00`: the back office, in English. */
export function formatOfficeAmount(dinars: number): string {
  return group(dinars.toFixed(2), ',');
}

function group(amount: string, separator = THOUSANDS_SEPARATOR): string {
  const [whole = '0', decimals] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, separator);
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
