'use client';

import { useCart } from '@/storefront/cart/cart-store';
import { CheckoutWizard } from './checkout-wizard';
import { CheckoutSkeleton } from './parts/checkout-skeleton';

/** The checkout. What it shows depends on the browser's storage, so it begins once the stored cart is read. */
export function Checkout() {
  const hasHydrated = useCart((cart) => cart.hasHydrated);
  return hasHydrated ? <CheckoutWizard /> : <CheckoutSkeleton />;
}
