'use client';

import { useCallback, useEffect, useState } from 'react';

export type Flash = { kind: 'success' | 'error'; text: string };

/** Milliseconds (spec, back office section 9). */
const SHOWN_MS = { success: 3_000, error: 5_000 };

/** What has just worked, or has not, for as long as the spec says; the next message takes its place. */
export function useFlash(): [Flash | null, (flash: Flash) => void] {
  const [flash, setFlash] = useState<Flash | null>(null);
  useEffect(() => {
    if (!flash) return;
    const timer = setTimeout(() => setFlash(null), SHOWN_MS[flash.kind]);
    return () => clearTimeout(timer);
  }, [flash]);
  // A copy: the same words once more are shown for as long once more.
  return [flash, useCallback((next: Flash) => setFlash({ ...next }), [])];
}
