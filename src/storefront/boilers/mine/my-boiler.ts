'use client';

import { useSyncExternalStore } from 'react';
import { longKeeper } from '@/client/browser-storage';
import { currentSession } from '@/client/session/session';

/** The visitor's boiler, as this browser remembers it. */
export type MyBoiler = { slug: string; brandSlug: string; brand: string; range: string; name: string };

const STORAGE_KEY = 'my-boiler';
const FIELDS = ['slug', 'brandSlug', 'brand', 'range', 'name'] as const;

const listeners = new Set<() => void>();
let known: { text: string | null; boiler: MyBoiler | null } = { text: null, boiler: null };

/** The same object until another boiler is chosen; null for none. */
export function myBoiler(): MyBoiler | null {
  const text = longKeeper.read(STORAGE_KEY);
  if (text !== known.text) known = { text, boiler: parsed(text) };
  return known.boiler;
}

/** Remembers the visitor's choice in the browser, and with the account of somebody who is logged in; null forgets it. */
export function rememberBoiler(boiler: MyBoiler | null): void {
  storeBoiler(boiler);
  if (!currentSession()) return;
  import('./account-boiler').then(({ saveWithAccount }) => saveWithAccount(boiler?.slug ?? null)).catch(console.error);
}

/** Remembers in the browser only. */
export function storeBoiler(boiler: MyBoiler | null): void {
  if (boiler === null) longKeeper.remove(STORAGE_KEY);
  else longKeeper.write(STORAGE_KEY, JSON.stringify(boiler));
  for (const listener of listeners) listener();
}

/** The boiler, kept up to date across tabs; null until the page has its script. */
export function useMyBoiler(): MyBoiler | null {
  return useSyncExternalStore(subscribe, myBoiler, () => null);
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
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
