'use client';

import { useSyncExternalStore } from 'react';
import { currentSession } from '@/client/session/session';
import { storedValue } from '@/client/stored-value';
import { MY_BOILER_KEY, tellMyBoilerChanged } from './boiler-mark';

/** The visitor's boiler, as this browser remembers it. */
export type MyBoiler = { slug: string; brandSlug: string; brand: string; range: string; name: string };

const STORED = storedValue(MY_BOILER_KEY);
const FIELDS = ['slug', 'brandSlug', 'brand', 'range', 'name'] as const;

let known: { text: string | null; boiler: MyBoiler | null } = { text: null, boiler: null };

/** The same object until another boiler is chosen; null for none. */
export function myBoiler(): MyBoiler | null {
  const text = STORED.read();
  if (text !== known.text) known = { text, boiler: parsed(text) };
  return known.boiler;
}

/** Remembers the visitor's choice in the browser, and in the account when logged in; null forgets it. */
export function rememberBoiler(boiler: MyBoiler | null): void {
  storeBoiler(boiler);
  if (!currentSession()) return;
  const slug = boiler?.slug ?? null;
  import('./account-boiler')
    .then(({ saveWithAccount }) => saveWithAccount(slug))
    .then((isKnown) => isKnown || slug === null || dropBoiler(slug))
    .catch(console.error);
}

/** Forgets a model that the shop no longer has, unless another was chosen meanwhile. */
export function dropBoiler(slug: string): void {
  if (myBoiler()?.slug === slug) storeBoiler(null);
}

/** Remembers in the browser only. */
export function storeBoiler(boiler: MyBoiler | null): void {
  STORED.write(boiler && JSON.stringify(boiler));
  tellMyBoilerChanged();
}

/** The boiler, kept up to date across tabs; null until the page has its script. */
export function useMyBoiler(): MyBoiler | null {
  return useSyncExternalStore(STORED.subscribe, myBoiler, () => null);
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
