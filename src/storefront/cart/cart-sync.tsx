'use client';

import { useEffect } from 'react';
import { CART_KEY, useCart } from './cart-store';

/** Reads the stored cart once the page is up, and again when another tab has changed it. */
export function CartSync() {
  useEffect(() => {
    const read = () => void useCart.persist.rehydrate();
    const onStorage = ({ key }: StorageEvent) => {
      // null: the whole storage was cleared
      if (key === CART_KEY || key === null) read();
    };
    // A page that comes back from the browser's history has missed the events meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    read();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
  return null;
}
