'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { enterOverlay } from './overlay-entry';

/** While something is open over the page, the way back closes it and leads nowhere else. */
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
  // Every render may be one with another address.
  useEffect(() => entry.current?.keepAddress());
}
