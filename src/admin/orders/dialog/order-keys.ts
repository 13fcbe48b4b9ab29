import type { KeyboardEvent } from 'react';

/** What a key does in an order's dialog. */
export type OrderKey = { type: 'previous' } | { type: 'next' } | { type: 'digit'; digit: number };

const STEPS: Readonly<Record<string, OrderKey>> = {
  j: { type: 'next' },
  k: { type: 'previous' },
  ArrowRight: { type: 'next' },
  ArrowLeft: { type: 'previous' },
};

/** Where keys write or choose something. */
const FIELDS = 'input, select, textarea, [contenteditable], [role^=menu], [role=listbox]';

/**
 * Keys for a clerk whose other hand holds the telephone. A digit is known by its place: on a French keyboard the row of digits
 * writes signs.
 * @returns null for other keys, and for keys that belong to a field or to another dialog
 */
export function orderKey(event: KeyboardEvent<HTMLElement>): OrderKey | null {
  const { key, code, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.defaultPrevented) return null;
  const isHere = target instanceof Element && currentTarget.contains(target);
  if (!isHere || target.closest(FIELDS)) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) return { type: 'digit', digit: Number(digit) };
  return STEPS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
