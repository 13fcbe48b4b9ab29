'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { BURST_GAP_MS, burstOf, NO_BURST, type OrderKey, type TypedKey } from './typed-keys';

const STEPS: Readonly<Record<string, OrderKey>> = {
  j: 'next',
  k: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

/** Where keys write or choose something. */
const FIELDS = 'input, select, textarea, [contenteditable], [role^=menu], [role=listbox]';

/** What Enter presses by itself. */
const PRESSED = 'a[href], button, summary';

/**
 * Keys for a clerk whose other hand holds the telephone. They are heard in the whole dialog around `part`, not in fields and not
 * in dialogs above it. A key is played once it is clear that no scanner typed it, and those typed meanwhile after it.
 */
export function useOrderKeys(part: RefObject<HTMLElement | null>, onKey: (typed: TypedKey) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent): TypedKey | null => {
    if (!isHeard(event, part.current?.closest('[role=dialog]'))) return null;
    const key = event.key === 'Enter' ? enterKey(event) : orderKey(event);
    return key === null || event.repeat ? null : { key, at: event.timeStamp };
  });
  const play = useEffectEvent(onKey);
  useEffect(() => {
    let burst = NO_BURST;
    let waiting: TypedKey[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      burst = burstOf(burst, { isCharacter: event.key.length === 1, at: event.timeStamp });
      const typed = hear(event);
      if (burst.length > 1) {
        waiting = [];
        // A scanner ends with Enter, which would press what has the focus.
        if (event.key === 'Enter' && isHeard(event, part.current?.closest('[role=dialog]'))) event.preventDefault();
        return;
      }
      if (typed === null) return;
      event.preventDefault();
      waiting.push(typed);
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const each of waiting.splice(0)) play(each);
      }, BURST_GAP_MS);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [part]);
}

/** A digit is known by its place: on a French keyboard the row of digits writes signs. */
export function orderKey({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>): OrderKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) return Number(digit);
  return STEPS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Enter on a button or a link is the browser's. */
function enterKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): 'enter' | null {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return null;
  return target.closest(PRESSED) ? null : 'enter';
}

function isHeard({ target, defaultPrevented }: KeyboardEvent, dialog: Element | null | undefined): boolean {
  if (defaultPrevented || !dialog || !(target instanceof Element)) return false;
  // A button that is gone leaves the focus to the page.
  return (dialog.contains(target) && !target.closest(FIELDS)) || target === document.body;
}
