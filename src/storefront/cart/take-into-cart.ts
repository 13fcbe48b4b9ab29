import { type Intake, takeIn, type WantedLine } from '@/domain/orders/cart-intake';
import { useCart } from './cart-store';
import { lineMax } from './line-max';

/** Puts what can be had into the cart. @returns what went in, and what is left */
export function takeIntoCart(wanted: readonly WantedLine[]): Omit<Intake, 'items'> {
  if (!useCart.getState().hasHydrated) useCart.getState().restore();
  const { items, added, left } = takeIn(useCart.getState().items, wanted, lineMax());
  if (added > 0) useCart.getState().replaceItems(items);
  return { added, left };
}
