'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Runs at a click or touch outside of the element, while it is watched. */
export function useOutsidePointer({
  element,
  isWatching,
  onOutside,
}: {
  element: RefObject<HTMLElement | null>;
  isWatching: boolean;
  onOutside: () => void;
}): void {
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !element.current?.contains(target)) onOutside();
  });
  useEffect(() => {
    if (!isWatching) return;
    const listener = (event: PointerEvent) => onPointerDown(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [isWatching]);
}
