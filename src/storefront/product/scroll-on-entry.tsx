'use client';

import { useLayoutEffect } from 'react';

/** A page starts at its top, on entry and when another product or path takes its place. */
export function ScrollOnEntry({ id }: { id: number | string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is the reason to scroll
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);
  return null;
}
