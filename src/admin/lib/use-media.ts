'use client';

import { useSyncExternalStore } from 'react';

/** From this width on, there is room for several columns (Tailwind's `md`). */
const NARROW = '(max-width: 767px)';

/** Whether the screen is a phone's, for what is laid out in another order there. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onWidthChange,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
