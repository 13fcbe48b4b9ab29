'use client';

import { useEffect, useEffectEvent } from 'react';

/** What somebody does before they go on. Not `pointerover`: a page that loads under a resting mouse gets that, too. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Calls back once, at the first sign of interest in the page. */
export function useFirstInterest(onInterest: () => void): void {
  const act = useEffectEvent(onInterest);
  useEffect(() => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      act();
    };
    for (const sign of SIGNS) document.addEventListener(sign, end, { passive: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
}
