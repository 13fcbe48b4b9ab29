'use client';

import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useCart } from '@/storefront/cart/cart-store';
import { layoutWords } from '@/words/fr/layout';
import { type ToastMessage, takeToasts } from './toast';

const LOOKS: Record<NonNullable<ToastMessage['variant']>, string> = {
  default: 'border-slate-200! bg-white! text-slate-900!',
  success: 'border-green-700! bg-white! text-slate-900! [&_[data-icon]]:text-green-700!',
  destructive: 'border-red-800! bg-red-700! text-white!',
};

const SHOW = { default: toast, success: toast.success, destructive: toast.error };

/**
 * Toasts come below the header, which is highest at the top of a page. At the bottom of the screen they would lie on the buttons of
 * drawers and of the checkout.
 */
const HEADER_PX = { wide: 120, narrow: 144 };
/** Over the open cart they would lie on its first lines: beside it, or on a phone on its title. */
const OVER_CART_PX = 8;

function show({ title, description, variant = 'default', duration }: ToastMessage) {
  SHOW[variant](title, {
    description,
    className: LOOKS[variant],
    descriptionClassName: variant === 'destructive' ? 'text-white!' : 'text-slate-700!',
    ...(duration === undefined ? {} : { duration }),
  });
}

/** The library's own view, loaded with the first toast. */
export function ToastView() {
  // The toaster below subscribes in its own effect, which runs before this one.
  useEffect(() => takeToasts(show), []);
  const isCartOpen = useCart((cart) => cart.isOpen);
  // The cart shows itself what the toasts so far have said.
  useEffect(() => {
    if (isCartOpen) toast.dismiss();
  }, [isCartOpen]);
  const [wide, narrow] = isCartOpen ? [OVER_CART_PX, OVER_CART_PX] : [HEADER_PX.wide, HEADER_PX.narrow];
  return (
    <Toaster
      position={isCartOpen ? 'top-left' : 'top-right'}
      offset={{ top: wide, right: 24, left: 24 }}
      mobileOffset={{ top: narrow, left: 16, right: 16 }}
      visibleToasts={3}
      duration={4000}
      containerAriaLabel={layoutWords.notifications}
      style={{ fontFamily: 'inherit' }}
    />
  );
}
