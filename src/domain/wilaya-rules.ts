/** Delivery regions (spec, back office section 5). */
import { MAX_DINARS } from './money';
export const WILAYA_NAME_MESSAGE = 'Wilaya name is required';
export const WILAYA_PRICE_MESSAGE = 'Price cannot be negative';
const TOO_HIGH_MESSAGE = `Price must be at most ${MAX_DINARS}`;

export function wilayaPriceProblem(price: number | null | undefined): string | null {
  if (typeof price === 'number' && price > MAX_DINARS) return TOO_HIGH_MESSAGE;
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? null : WILAYA_PRICE_MESSAGE;
}
