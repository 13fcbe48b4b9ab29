'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What a key does in an order's dialog. */
export type OrderKey = 'previous' | 'next' | number;

const STEPS: Readonly<Record<string, OrderKey>> = {
  j: 'next',
  k: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

/** Where keys write or choose something. */
const FIELDS = 'input, select, textarea, [contenteditable], [role^=menu], [role=listbox]';

/**
 * Keys for a clerk whose other hand holds the telephone. They are heard in the whole dialog around `part`, not in fields and not
 * in dialogs above it.
 * @param onKey gets 'previous', 'next' or a digit. @returns whether the key did something
 */
export function useOrderKeys(part: RefObject<HTMLElement | null>, onKey: (key: OrderKey) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = isHeard(event, part.current?.closest('[role=dialog]')) ? orderKey(event) : null;
    if (key !== null && onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
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

function isHeard({ target, defaultPrevented }: KeyboardEvent, dialog: Element | null | undefined): boolean {
  if (defaultPrevented || !dialog || !(target instanceof Element)) return false;
  // A button that is gone leaves the focus to the page.
  return (dialog.contains(target) && !target.closest(FIELDS)) || target === document.body;
}
