'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keeps focus and keys in a dialog that opens over Payload's own dialogs. Those pull every focus back, turn Tab round in
 * themselves, close at Escape and save at Ctrl+S, by listeners on the document that know of no dialog above them
 * (focus-trap 7.5 by @faceless-ui/modal 3.0). So these events end at the window, which has them first; what is typed, and
 * Enter that sends a form, is the browser's own work and goes on.
 * @param part anything in the dialog
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

/** From the last to the first, and from the first to the last; between them the browser goes on by itself. */
function turnRound(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isInside = stops.some((stop) => stop === document.activeElement);
  if (isInside && document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
