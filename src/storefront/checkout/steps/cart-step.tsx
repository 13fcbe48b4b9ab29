'use client';

import type { CartItem } from '@/domain/orders/cart';
import { useCart } from '@/storefront/cart/cart-store';
import { checkoutWords } from '@/words/fr/orders/checkout';
import type { Destination } from '../destination';
import { CartLine } from './cart-line';
import { DeliveryChoice } from './delivery-choice';
import { EmptyCart } from './empty-cart';

type CartStepProps = { items: readonly CartItem[]; destination: Destination | undefined };

/** Step 1: the cart, and what its delivery costs, before anything is typed. */
export function CartStep({ items, destination }: CartStepProps) {
  const setQuantity = useCart((cart) => cart.setQuantity);
  const removeItem = useCart((cart) => cart.removeItem);
  if (items.length === 0) return <EmptyCart />;
  return (
    <>
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
      <section aria-labelledby={DELIVERY_ID} className="mt-4 border-slate-200 border-t pt-6">
        <h3 id={DELIVERY_ID} className="font-semibold text-slate-900">
          {checkoutWords.deliveryTitle}
        </h3>
        <p className="mt-1 mb-4 text-slate-700 text-sm">{checkoutWords.deliveryHint}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <DeliveryChoice destination={destination} isOptional />
        </div>
      </section>
    </>
  );
}

const DELIVERY_ID = 'checkout-delivery';
