'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const TOKEN_KEY = 'access_token';

/**
 * Whether the shopper is logged in (an access token is in local storage). False in the server's HTML, which is the same
 * for everybody. Read anew on every page, since the same tab hears no storage event of its own login.
 */
export function useHasToken(): boolean {
  usePathname();
  return useSyncExternalStore(subscribe, hasToken, () => false);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener('focus', onChange);
  };
}

function hasToken(): boolean {
  try {
    return Boolean(localStorage.getItem(TOKEN_KEY));
  } catch {
    // Storage may be forbidden: nobody is logged in then.
    return false;
  }
}
