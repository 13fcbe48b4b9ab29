'use client';

import { ShoppingCart } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useSession } from '@/client/session/session';
import { marks } from '@/storefront/history/page-entries';
import { Button } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { checkoutWords } from '@/words/fr/orders/checkout';

/** The cart is empty: links back to where the shopper came from, or to earlier orders. */
export function EmptyCart() {
  const router = useRouter();
  const isLoggedIn = useSession() !== null;
  return (
    <div className="flex flex-col items-center gap-6 py-8 text-center">
      <ShoppingCart aria-hidden className="size-12 text-slate-400" strokeWidth={1.5} />
      <p className="font-medium text-lg text-slate-900">{checkoutWords.emptyCart}</p>
      <Button
        variant="action"
        size="lg"
        onClick={() => {
          // Skips the checkout's own entries, too. In a new tab there is nothing to go back to.
          const steps = (marks().checkout?.depth ?? 0) + 1;
          if (window.history.length > steps) window.history.go(-steps);
          else router.push('/products');
        }}
      >
        {checkoutWords.goOn}
      </Button>
      <ShopLink
        href={isLoggedIn ? '/profile' : '/login?next=/profile'}
        className="inline-flex min-h-11 items-center font-medium text-blue-900 underline underline-offset-4"
      >
        {isLoggedIn ? checkoutWords.ordersInProfile : checkoutWords.logInForOrders}
      </ShopLink>
    </div>
  );
}
