/** How stock limits a line of the cart or a chosen quantity. */
import { isSoldOut, type Sellable } from './availability';
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from './cart';

export type LineStock = {
  /** the highest quantity that a stepper offers, from 1 to the limit of a line */
  most: number;
  isSoldOut: boolean;
  /** the pieces left, if the quantity reaches them; null otherwise */
  left: number | null;
  /** the line cannot be ordered: it is sold out, or its quantity exceeds the stock */
  isShort: boolean;
  /** the quantity to offer instead of one that exceeds the stock; null if sold out, or if the quantity is fine */
  cutTo: number | null;
};

/**
 * @param product undefined if its stock could not be read, which limits nothing
 * @param max the most pieces of a line in this buyer's cart
 */
export function lineStock(quantity: number, product: Sellable | undefined, max: number = MAX_QUANTITY): LineStock {
  const unlimited: LineStock = { most: max, isSoldOut: false, left: null, isShort: false, cutTo: null };
  if (!product) return unlimited;
  if (isSoldOut(product)) {
    return { most: MIN_QUANTITY, isSoldOut: true, left: null, isShort: true, cutTo: null };
  }
  const { stock } = product;
  if (stock === null || stock === undefined || stock >= max) return unlimited;
  return {
    most: clampQuantity(stock, max),
    isSoldOut: false,
    left: quantity >= stock ? stock : null,
    isShort: quantity > stock,
    cutTo: quantity > stock ? clampQuantity(stock, max) : null,
  };
}
