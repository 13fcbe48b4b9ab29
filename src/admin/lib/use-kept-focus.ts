'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a control its focus back that it lost by being disabled for a while, unless the focus has gone elsewhere meanwhile.
 * @returns what tells that the while begins; to be called before the control is disabled
 */
export function useKeptFocus(control: RefObject<HTMLElement | null>, isDisabled: boolean): () => void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isDisabled || !hadFocus.current) return;
    hadFocus.current = false;
    // What is disabled leaves the focus to the dialog around it, or to the page.
    const { activeElement } = document;
    if (!activeElement || activeElement.contains(control.current)) control.current?.focus({ preventScroll: true });
  }, [control, isDisabled]);
  return () => {
    hadFocus.current = document.activeElement === control.current;
  };
}
