/** Delivery regions (spec, back office section 5). */
export const WILAYA_NAME_MESSAGE = 'Wilaya name is required';
export const WILAYA_PRICE_MESSAGE = 'Price cannot be negative';

export function wilayaPriceProblem(price: number | null | undefined): string | null {
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? null : WILAYA_PRICE_MESSAGE;
}
