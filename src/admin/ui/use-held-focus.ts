'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keeps focus and keys in a dialog that opens over Payload's own dialogs. Payload's dialogs pull the focus back, cycle Tab
 * inside themselves, close on Escape and save on Ctrl+S; their listeners on the document do not know of a dialog above them
 * (focus-trap 7.5 by @faceless-ui/modal 3.0). So these events are stopped at the window, which gets them first. Typing, and
 * Enter that submits a form, are default actions of the browser and still work.
 * @param part any element in the dialog
 */
export function useHeldFocus(part: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role=dialog]');
    if (!dialog) return;
    let last: HTMLElement | undefined;
    const onFocus = (event: FocusEvent) => {
      event.stopImmediatePropagation();
      if (event.target instanceof HTMLElement && dialog.contains(event.target)) last = event.target;
      else (last ?? stopsOf(dialog)[0])?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      event.stopImmediatePropagation();
      if (event.key === 'Escape') leave();
      if (event.key === 'Tab') turnRound(event, stopsOf(dialog));
    };
    window.addEventListener('focusin', onFocus, { capture: true });
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('focusin', onFocus, { capture: true });
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [part]);
}

/** What Tab stops at. */
function stopsOf(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(':is(a[href], button, input):not([hidden], :disabled)')];
}

/** From the last stop to the first, and from the first to the last; in between, the browser moves the focus. */
function turnRound(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isInside = stops.some((stop) => stop === document.activeElement);
  if (isInside && document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
