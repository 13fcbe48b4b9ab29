'use client';

import type { CartItem } from '@/domain/cart';
import { useCart } from '@/storefront/cart/cart-store';
import { CartLine } from './cart-line';
import { EmptyCart } from './empty-cart';

/** Step 1: what is about to be ordered. */
export function CartStep({ items }: { items: readonly CartItem[] }) {
  const setQuantity = useCart((cart) => cart.setQuantity);
  const removeItem = useCart((cart) => cart.removeItem);
  if (items.length === 0) return <EmptyCart />;
  return (
    <ul className="-my-4 divide-y divide-slate-200">
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
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
