/** How stock limits a line of the cart or a chosen quantity. */
import { isSoldOut, type Sellable } from './availability';
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from './cart';

export type LineStock = {
  /** the highest quantity that a stepper offers, 1 to 10 */
  most: number;
  isSoldOut: boolean;
  /** the pieces left, if the quantity reaches them; null otherwise */
  left: number | null;
  /** the line cannot be ordered: it is sold out, or its quantity exceeds the stock */
  isShort: boolean;
  /** the quantity to offer instead of one that exceeds the stock; null if sold out, or if the quantity is fine */
  cutTo: number | null;
};

const UNLIMITED: LineStock = { most: MAX_QUANTITY, isSoldOut: false, left: null, isShort: false, cutTo: null };

/** @param product undefined if its stock could not be read, which limits nothing */
export function lineStock(quantity: number, product: Sellable | undefined): LineStock {
  if (!product) return UNLIMITED;
  if (isSoldOut(product)) {
    return { most: MIN_QUANTITY, isSoldOut: true, left: null, isShort: true, cutTo: null };
  }
  const { stock } = product;
  if (stock === null || stock === undefined || stock >= MAX_QUANTITY) return UNLIMITED;
  return {
    most: clampQuantity(stock),
    isSoldOut: false,
    left: quantity >= stock ? stock : null,
    isShort: quantity > stock,
    cutTo: quantity > stock ? clampQuantity(stock) : null,
  };
}
