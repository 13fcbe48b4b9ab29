'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { guardLinks } from './guard-links';
import { endNavigations, holdNavigations } from './hold-navigations';

/** Keeps people on their page while the next one cannot be had; one host of the notice must be there to say so. */
export function useLineGuard(): void {
  useEffect(() => {
    const endHolding = holdNavigations();
    const endGuarding = guardLinks();
    return () => {
      endHolding();
      endGuarding();
    };
  }, []);

  // A page that was fetched ahead opens without the line; what was said of another is then over.
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason
  useEffect(endNavigations, [path]);
}
