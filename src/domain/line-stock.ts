/** What is known of the stock of a line in the cart, or of a quantity that is being chosen. */
import { isSoldOut, REFUSAL_TEXTS, type Sellable } from './availability';
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from './cart';
import { plural } from './text';

export type LineStock = {
  /** the quantity at which a stepper stops, 1 to 10 */
  most: number;
  /** in French, what is to be said beside the quantity; null for nothing */
  text: string | null;
  /** nobody can order this: sold out, or fewer pieces than are wanted */
  isShort: boolean;
  /** the quantity that can be had where more is wanted; null where nothing can be had, or all that is wanted */
  cutTo: number | null;
};

const NOTHING_TO_SAY: LineStock = { most: MAX_QUANTITY, text: null, isShort: false, cutTo: null };

/** @param product what the server says of it; undefined where that is not known, which holds nobody up */
export function lineStock(quantity: number, product: Sellable | undefined): LineStock {
  if (!product) return NOTHING_TO_SAY;
  if (isSoldOut(product)) {
    return { most: MIN_QUANTITY, text: REFUSAL_TEXTS['out-of-stock'].button, isShort: true, cutTo: null };
  }
  const { stock } = product;
  if (stock === null || stock === undefined || stock >= MAX_QUANTITY) return NOTHING_TO_SAY;
  return {
    most: clampQuantity(stock),
    text: quantity >= stock ? `Il ne reste que ${plural(stock, 'pièce')}.` : null,
    isShort: quantity > stock,
    cutTo: quantity > stock ? clampQuantity(stock) : null,
  };
}
