'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';

const PRESSES = new Set(['Enter', ' ']);

/**
 * For a dialog: Enter and Space press nothing in it that was not there when they were pressed. A key may be typed before the
 * dialog opens and handled after it, and a key that is held down repeats into it.
 * @returns the attributes of the dialog
 */
export function useNoEarlyKeys() {
  // The clock of `timeStamp`.
  const openedAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!PRESSES.has(event.key) || isWriting(event.target)) return;
      if (!event.repeat && event.timeStamp >= openedAt.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Space and a held Enter write in a field of several lines. */
function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'submit');
}
