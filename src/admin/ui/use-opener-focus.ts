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

/**
 * Where to go on from a control whose row is about to leave its list: in the next row, or the one before, or the one that
 * it stands below in a tree, or at the screen's title. Made able to take the focus.
 */
export function placeBeside(control: Element): HTMLElement | null {
  const row = control.closest('li, tr');
  const places = [
    row?.nextElementSibling,
    row?.previousElementSibling,
    row?.parentElement?.closest('li'),
    document.querySelector('h1'),
  ];
  const place = places.find((each) => each instanceof HTMLElement);
  if (place) place.tabIndex = -1;
  return place ?? null;
}
