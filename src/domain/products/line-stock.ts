/** How stock limits a line of the cart or a chosen quantity. */

import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from '@/domain/orders/cart';
import { isSoldOut, type Sellable } from './availability';

export type LineStock = {
  /** the highest quantity that a stepper offers, from 1 to the limit of a line */
  most: number;
  isSoldOut: boolean;
  /** the product is not on sale any more: the line cannot be ordered, and counts in no sum */
  isGone: boolean;
  /** the pieces left, if the quantity reaches them; null otherwise */
  left: number | null;
  /** the line cannot be ordered: it is sold out, or its quantity exceeds the stock */
  isShort: boolean;
  /** the quantity to offer instead of one that exceeds the stock; null if sold out, or if the quantity is fine */
  cutTo: number | null;
};

/**
 * @param product undefined if its stock could not be read, which limits nothing; null if it is not on sale any more
 * @param max the most pieces of a line in this buyer's cart
 */
export function lineStock(
  quantity: number,
  product: Sellable | null | undefined,
  max: number = MAX_QUANTITY,
): LineStock {
  const unlimited: LineStock = {
    ...{ most: max, isSoldOut: false, isGone: false, left: null, isShort: false, cutTo: null },
  };
  if (product === undefined) return unlimited;
  if (product === null) return { ...unlimited, most: MIN_QUANTITY, isGone: true, isShort: true };
  if (isSoldOut(product)) return { ...unlimited, most: MIN_QUANTITY, isSoldOut: true, isShort: true };
  const { stock } = product;
  if (stock === null || stock === undefined || stock >= max) return unlimited;
  return {
    ...unlimited,
    most: clampQuantity(stock, max),
    left: quantity >= stock ? stock : null,
    isShort: quantity > stock,
    cutTo: quantity > stock ? clampQuantity(stock, max) : null,
  };
}
