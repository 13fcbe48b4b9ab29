/** Delivery regions. */
import { MAX_DINARS } from './money';
export const WILAYA_NAME_MESSAGE = 'Wilaya name is required';
export const WILAYA_PRICE_MISSING = 'Price is required';
const NEGATIVE_MESSAGE = 'Price cannot be negative';
const TOO_HIGH_MESSAGE = `Price must be at most ${MAX_DINARS}`;

export function wilayaPriceProblem(price: number | null | undefined): string | null {
  if (price === null || price === undefined || Number.isNaN(price)) return WILAYA_PRICE_MISSING;
  if (price > MAX_DINARS) return TOO_HIGH_MESSAGE;
  return price >= 0 ? null : NEGATIVE_MESSAGE;
}
