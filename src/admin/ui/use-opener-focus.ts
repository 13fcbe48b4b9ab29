'use client';

import { useRef } from 'react';

/** For a dialog that is opened without a trigger of its own: gives the focus back to where it was, if that is still there. */
export function useOpenerFocus() {
  const opener = useRef<Element | null>(null);
  return {
    rememberOpener: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) {
        opener.current.focus({ preventScroll: true });
      }
    },
  };
}
