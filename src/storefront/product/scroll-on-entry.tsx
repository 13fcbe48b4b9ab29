'use client';

import { useLayoutEffect } from 'react';
import { isPageHydrated } from '@/client/early-input/repeat';

/**
 * A page starts at its top when it takes the place of another one. Not when the browser has loaded it: by the time the scripts are
 * there, the visitor may have scrolled.
 */
export function ScrollOnEntry({ id }: { id: number | string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is the reason to scroll
  useLayoutEffect(() => {
    if (isPageHydrated()) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);
  return null;
}
