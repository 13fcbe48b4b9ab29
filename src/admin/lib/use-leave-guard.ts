'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps what is not saved from being lost: a reload or another address asks in the browser's own words, the way back
 * stays here and asks by `onBack`.
 * @returns what lets the next step pass
 */
export function useLeaveGuard({ isOn, onBack }: { isOn: boolean; onBack: () => void }): () => void {
  const isAllowed = useRef(false);
  const ask = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOn) return;
    // What the router keeps in this entry comes back with it.
    const here = { state: window.history.state, address: window.location.href };
    const onLeave = (event: Event) => {
      if (!isAllowed.current) event.preventDefault();
    };
    const onPopState = (event: Event) => {
      if (isAllowed.current) return;
      // Before the router hears of it: it would leave the screen.
      event.stopImmediatePropagation();
      window.history.pushState(here.state, '', here.address);
      ask();
    };
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('popstate', onPopState, { capture: true });
    };
  }, [isOn]);
  return () => {
    isAllowed.current = true;
  };
}
