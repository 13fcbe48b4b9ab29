'use client';

import { useRef } from 'react';

/**
 * For a dialog without a Radix trigger: returns the focus to where it was. If that is gone, to the dialog below, or to the
 * title of the screen.
 * @param placeAfter where the focus goes instead, if the opener is about to disappear
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
      const isThere = place instanceof HTMLElement && place.isConnected && place !== document.body;
      (isThere ? place : (openDialog() ?? titleOfScreen()))?.focus({ preventScroll: true });
    },
  };
}

const openDialog = () => [...document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]')].at(-1);

/** The heading of the screen, made focusable: where the focus goes when there is no better place. */
export function titleOfScreen(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('h1');
  if (title) title.tabIndex = -1;
  return title;
}

/**
 * Where the focus goes from a control whose row is about to be removed: the next row, the previous row, the parent row in a
 * tree, or the title of the screen. Makes that element focusable.
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
