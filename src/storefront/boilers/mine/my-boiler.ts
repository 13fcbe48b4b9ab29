'use client';

import { useSyncExternalStore } from 'react';
import { storedValue } from '@/client/stored-value';
import { MY_BOILER_KEY } from './boiler-mark';

/** The visitor's boiler, as this browser remembers it. */
export type MyBoiler = { slug: string; brandSlug: string; brand: string; range: string; name: string };

/** Written by `remember-boiler.ts`, which pages that only show the boiler do without. */
export const storedBoiler = storedValue(MY_BOILER_KEY);
const FIELDS = ['slug', 'brandSlug', 'brand', 'range', 'name'] as const;

let known: { text: string | null; boiler: MyBoiler | null } = { text: null, boiler: null };

/** The same object until another boiler is chosen; null for none. */
export function myBoiler(): MyBoiler | null {
  const text = storedBoiler.read();
  if (text !== known.text) known = { text, boiler: parsed(text) };
  return known.boiler;
}

/** The boiler, kept up to date across tabs; null until the page has its script. */
export function useMyBoiler(): MyBoiler | null {
  return useSyncExternalStore(storedBoiler.subscribe, myBoiler, () => null);
}

function parsed(text: string | null): MyBoiler | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isBoiler(value) ? value : null;
  } catch {
    return null;
  }
}

function isBoiler(value: unknown): value is MyBoiler {
  return (
    typeof value === 'object' &&
    value !== null &&
    FIELDS.every((field) => typeof (value as Partial<MyBoiler>)[field] === 'string')
  );
}
