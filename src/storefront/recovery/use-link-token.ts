'use client';

import { useEffect, useState } from 'react';
import { tabKeeper } from '@/client/browser-storage';

/**
 * The token of the link that led here; null if it has no token, undefined until it is read. It is taken out of the
 * address bar at once, so that it stays in no history and in no copied address; this tab keeps it until it is used.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const read = () => {
      const found = tokenOf(window.location.hash);
      if (found === null) return;
      setToken(found);
      tabKeeper.write(keyOfPage(), found);
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    };
    read();
    // A phone may have dropped the page while its owner was looking for a password.
    setToken((known) => known ?? tabKeeper.read(keyOfPage()));
    // A second link opened in the same tab changes the hash alone.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}

/** To be called once the token is used. */
export function forgetLinkToken(): void {
  tabKeeper.remove(keyOfPage());
}

/** The one-time token of a link from a mail: `#token=…`, which browsers never send to a server. Null if it is missing. */
export function tokenOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

function keyOfPage(): string {
  return `link ${window.location.pathname}`;
}
