'use client';

import { useRef } from 'react';

/**
 * For a dialog that is opened without a trigger of its own: gives the focus back to where it was, if that is still there.
 * @param placeAfter where the focus goes instead, if anywhere: the opener is about to go
 */
export function useOpenerFocus(placeAfter?: (opener: Element) => HTMLElement | null) {
  const opener = useRef<Element | null>(null);
  return {
    rememberOpener: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const place = (opener.current && placeAfter?.(opener.current)) ?? opener.current;
      if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
    },
  };
}
