'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to a control that lost it by being disabled for a while, unless the focus has moved on since.
 * @returns a function to call before the control is disabled
 */
export function useKeptFocus(control: RefObject<HTMLElement | null>, isDisabled: boolean): () => void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isDisabled || !hadFocus.current) return;
    hadFocus.current = false;
    // A disabled control leaves the focus to the dialog around it, or to the page.
    const { activeElement } = document;
    if (!activeElement || activeElement.contains(control.current)) control.current?.focus({ preventScroll: true });
  }, [control, isDisabled]);
  return () => {
    hadFocus.current = document.activeElement === control.current;
  };
}
