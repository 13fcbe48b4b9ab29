/** How a parcel's order is named on labels, in courier files and in what couriers send back: by its number alone. */

import { MAX_ID } from '../ids';

/** The number that the barcode of a label holds: a scanner types it as if it came from the keyboard. */
export function referenceOf(orderId: number): string {
  return String(orderId);
}

/**
 * The order that a reference names: `1042`, `#1042`, ` 1042 `, or `1042.0` as a spreadsheet writes it.
 * @returns null if it is not an order's number
 */
export function orderOfReference(reference: string): number | null {
  const digits = /^#?\s*0*([1-9]\d{0,9})(?:[.,]0+)?$/.exec(reference.trim())?.[1];
  const id = Number(digits);
  return digits !== undefined && id <= MAX_ID ? id : null;
}
