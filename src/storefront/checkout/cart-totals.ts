import type { CartItem } from '@/domain/cart';
import { type OrderTotals, orderTotals } from '@/domain/charges';
import { toCentimes } from '@/domain/money';
import { type Destination, feeOf } from './destination';

/** What the lines of a cart or a quote cost; the delivery fee is 0 until a wilaya is chosen. */
export function cartTotals({
  items,
  destination,
}: {
  items: readonly Pick<CartItem, 'price' | 'quantity'>[];
  destination: Destination | undefined;
}): OrderTotals {
  return orderTotals({
    lines: items.map(({ price, quantity }) => ({ unitCentimes: toCentimes(price) ?? 0, quantity })),
    feeCentimes: feeOf(destination),
  });
}
