'use client';

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BUY_BAR } from './buy-bar-place';

/** Pixels at the top that the sticky header covers. */
const HEADER_PX = 64;
/** The share of the button that must be in sight. */
const SHARE = 0.5;

type BuyBarProps = {
  /** the page's own button */
  button: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * On a phone, price and button at the bottom of the screen while the page's own button is out of sight. It does the same as that
 * button, so screen readers and the Tab key skip it.
 */
export function BuyBar({ button, children }: BuyBarProps) {
  const place = usePlaceOnceAway(button);
  if (!place) return null;
  return createPortal(
    <div
      aria-hidden
      // A click must not move the focus into what screen readers do not see.
      onMouseDown={(event) => event.preventDefault()}
      className="pointer-events-auto flex h-full items-center justify-between gap-4 border-slate-200 border-t bg-white px-4 pb-[env(safe-area-inset-bottom)] shadow-[0_-4px_12px_rgb(15_23_42/0.08)] sm:px-6"
    >
      {children}
    </div>,
    place,
  );
}

/** Where the bar belongs, while the element is out of sight; null otherwise. */
function usePlaceOnceAway(element: RefObject<HTMLElement | null>): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPlace(entry && entry.intersectionRatio < SHARE ? document.getElementById(BUY_BAR) : null),
      { rootMargin: `-${HEADER_PX}px 0px 0px 0px`, threshold: SHARE },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
