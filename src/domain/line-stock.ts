/** How the stock limits a line of the cart, or a quantity that is being chosen. */
import { isSoldOut, REFUSAL_TEXTS, type Sellable } from './availability';
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from './cart';
import { plural } from './text';

export type LineStock = {
  /** the highest quantity that a stepper offers, 1 to 10 */
  most: number;
  /** a French sentence to show beside the quantity, or null */
  text: string | null;
  /** the line cannot be ordered: it is sold out, or its quantity exceeds the stock */
  isShort: boolean;
  /** the quantity to offer instead of one that exceeds the stock; null if sold out, or if the quantity is fine */
  cutTo: number | null;
};

const NOTHING_TO_SAY: LineStock = { most: MAX_QUANTITY, text: null, isShort: false, cutTo: null };

/** @param product undefined if its stock could not be read, which limits nothing */
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
