'use client';

import { useEffect } from 'react';
import { onSessionChange } from '@/client/session/session';
import { CART_KEY } from './cart-storage';
import { useCart } from './cart-store';

/**
 * Reads the stored cart once the page is up, and again when another tab has changed it, or when the visitor logs in or out: the most
 * pieces of a line depend on it. What was cut at a logout is still stored, and comes back with the next login.
 */
export function CartSync() {
  useEffect(() => {
    const read = () => useCart.getState().restore();
    const onStorage = ({ key }: StorageEvent) => {
      // null: the whole storage was cleared
      if (key === CART_KEY || key === null) read();
    };
    // A page that comes back from the browser's history has missed the events meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    read();
    const stopSession = onSessionChange(read);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stopSession();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
  return null;
}
