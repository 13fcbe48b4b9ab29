'use client';

import { useEffect, useEffectEvent } from 'react';
import { firstInterest } from './interest';

/** Calls back once, at the first sign of interest in this visit, or at once if there was one. */
export function useFirstInterest(onInterest: () => void): void {
  const act = useEffectEvent(onInterest);
  useEffect(() => {
    let isOver = false;
    void firstInterest().then(() => isOver || act());
    return () => {
      isOver = true;
    };
  }, []);
}
