'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport at which loading begins, so that it is done by the time the visitor gets there. */
const AHEAD = '300px';

/** True once an element has come near the viewport. */
export function useComesIntoSight(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
