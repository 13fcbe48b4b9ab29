'use client';

import { useEffect, useState } from 'react';
import { tokenOf } from './link-token';

/**
 * The token of the link that led here; null where there is none, undefined until it is read. It is taken out of the
 * address bar at once, so that it stays in no history and in no copied address.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const read = () => {
      const found = tokenOf(window.location.hash);
      if (found === null) return;
      setToken(found);
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    };
    read();
    setToken((known) => known ?? null);
    // A second link opened in the same tab changes the hash alone.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}
