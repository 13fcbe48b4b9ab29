'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { useCart } from '@/storefront/cart/cart-store';
import { LineDown } from '@/storefront/ui/line-down';
import { useLazy } from '@/storefront/ui/use-lazy';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { CheckoutWizard } from './checkout-wizard';
import { codeInPath } from './order/thanks-path';

const loadThanks = () => import('./thanks').then(({ Thanks }) => Thanks);

/** The checkout. What it shows depends on the browser's storage, so it begins once the stored cart is read. */
export function Checkout() {
  const hasHydrated = useCart((cart) => cart.hasHydrated);
  const code = codeInPath(usePathname());
  // An order that is placed here gives the page this address, and the wizard stays.
  const [codeOnEntry] = useState(code);
  const isPlaced = code !== null && code === codeOnEntry;
  const { Part: Thanks, hasFailed, retry } = useLazy({ load: loadThanks, isWanted: isPlaced });
  if (isPlaced && hasFailed) return <LineDown onRetry={retry} />;
  if (!hasHydrated || (isPlaced && !Thanks)) return <CheckoutSkeleton />;
  return isPlaced && Thanks ? <Thanks code={code} /> : <CheckoutWizard />;
}

/** Shown until the stored cart is read: the server's HTML cannot know it, and an empty cart must not flash. */
function CheckoutSkeleton() {
  return (
    <div aria-busy="true" className="animate-pulse motion-reduce:animate-none">
      <p className="sr-only">{checkoutWords.loadingCart}</p>
      <div className="mx-auto flex max-w-2xl justify-between px-4">
        {[1, 2, 3, 4, 5].map((number) => (
          <div key={number} className="size-9 rounded-full bg-slate-200" />
        ))}
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="h-72 rounded-xl bg-slate-100" />
        <div className="hidden h-72 rounded-xl bg-slate-100 lg:block" />
      </div>
    </div>
  );
}
