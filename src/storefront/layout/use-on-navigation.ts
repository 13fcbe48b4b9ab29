'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs when the shopper has gone to another page, or back or forward in the history. */
export function useOnNavigation(onNavigation: () => void): void {
  const pathname = usePathname();
  const previous = useRef(pathname);
  const run = useEffectEvent(onNavigation);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    run();
  }, [pathname]);

  useEffect(() => {
    const onPopState = () => run();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
