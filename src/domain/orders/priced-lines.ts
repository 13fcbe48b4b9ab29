/** What the lines of a cart, an order, a quote or a parcel cost. Sums are computed in whole centimes. */
import { toCentimes, toDinars } from '../money';

/** `price`: of a unit, in dinars. A line without a price costs nothing. */
export type PricedLine = { readonly price: number | string | null | undefined; readonly quantity: number };

/** Unit price times quantity, in dinars. */
export function lineTotal(line: PricedLine): number {
  return linesTotal([line]);
}

/** The sum of the lines, in dinars. */
export function linesTotal(lines: readonly PricedLine[]): number {
  return toDinars(linesCentimes(lines));
}

/** The sum of the lines, in centimes. */
export function linesCentimes(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + (toCentimes(price) ?? 0) * quantity, 0);
}
