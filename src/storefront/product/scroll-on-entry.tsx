'use client';

import { useLayoutEffect } from 'react';

/** A product page starts at its top, on entry and when another product takes its place (spec, section 2). */
export function ScrollOnEntry({ id }: { id: number }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is the reason to scroll
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);
  return null;
}
