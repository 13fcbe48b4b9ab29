'use client';

import type { CartItem } from '@/domain/cart';
import { lineStock } from '@/domain/line-stock';
import { useCart } from '@/storefront/cart/cart-store';
import { useCartStock } from '@/storefront/cart/use-cart-stock';
import { CartLine } from './cart-line';
import { EmptyCart } from './empty-cart';

/** Step 1: the cart. */
export function CartStep({ items }: { items: readonly CartItem[] }) {
  const setQuantity = useCart((cart) => cart.setQuantity);
  const removeItem = useCart((cart) => cart.removeItem);
  const stocks = useCartStock(items);
  if (items.length === 0) return <EmptyCart />;
  return (
    <ul className="-my-4 divide-y divide-slate-200">
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          stock={lineStock(item.quantity, stocks.get(item.id))}
          onQuantity={(quantity) => setQuantity(item.id, quantity)}
          onRemove={() => {
            removeItem(item.id);
            // The button that had the focus is gone with its line.
            document.getElementById('checkout-step')?.focus({ preventScroll: true });
          }}
        />
      ))}
    </ul>
  );
}
