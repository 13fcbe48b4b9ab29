'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { guardLinks } from './guard-links';
import { endNavigations, holdNavigations } from './hold-navigations';

/** Keeps people on their page while the next one cannot be fetched. For the component that shows the notice. */
export function useLineGuard(): void {
  // Before any effect of the page itself, which may navigate at once.
  useLayoutEffect(() => {
    const endHolding = holdNavigations();
    const endGuarding = guardLinks();
    return () => {
      endHolding();
      endGuarding();
    };
  }, []);

  // A page that was fetched ahead opens without a request; a notice about another page is then obsolete.
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason
  useEffect(endNavigations, [path]);
}
