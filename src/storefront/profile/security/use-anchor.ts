'use client';

import { useEffect } from 'react';

/** Milliseconds in which content above the anchor may still load and move it. */
const SETTLING_MS = 5_000;
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the #anchor of the address, which did not exist yet when the browser looked for it, and keeps it in view
 * while content above it is loading, until the visitor acts. Its heading takes the focus.
 */
export function useAnchor({ anchor, heading }: { anchor: string; heading: string }): void {
  useEffect(() => {
    if (window.location.hash !== `#${anchor}`) return;
    document.getElementById(heading)?.focus({ preventScroll: true });
    const goThere = () => document.getElementById(anchor)?.scrollIntoView();
    const observer = new ResizeObserver(goThere);
    observer.observe(document.body);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const act of ACTS) window.removeEventListener(act, stop);
    };
    const timer = setTimeout(stop, SETTLING_MS);
    for (const act of ACTS) window.addEventListener(act, stop);
    return stop;
  }, [anchor, heading]);
}
