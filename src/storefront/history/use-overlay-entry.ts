'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { enterOverlay } from './overlay-entry';

/** Makes the way back close a drawer while it is open. */
export function useOverlayEntry({ isOpen, onBack }: { isOpen: boolean; onBack: () => void }): void {
  const entry = useRef<ReturnType<typeof enterOverlay> | null>(null);
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    const entered = enterOverlay(() => close());
    entry.current = entered;
    return () => {
      entry.current = null;
      void entered.leave();
    };
  }, [isOpen]);
  // Each render may come with another address.
  useEffect(() => entry.current?.keepAddress());
}
