'use client';

import { useSyncExternalStore } from 'react';
import { longKeeper } from '@/client/browser-storage';

/** Holds the option value of the wilaya that was chosen last, on the product page, in the cart or in the checkout. */
const STORAGE_KEY = 'delivery-wilaya';

const listeners = new Set<() => void>();

/** '' if none is remembered. */
export function rememberedWilaya(): string {
  return longKeeper.read(STORAGE_KEY) ?? '';
}

export function rememberWilaya(value: string): void {
  longKeeper.write(STORAGE_KEY, value);
  for (const listener of listeners) listener();
}

/** The same, kept up to date; '' until the page has its script. */
export function useRememberedWilaya(): string {
  return useSyncExternalStore(subscribe, rememberedWilaya, () => '');
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
