'use client';

import { useSyncExternalStore } from 'react';
import { storedValue } from '@/client/stored-value';

/** Holds the option value of the wilaya that was chosen last, on the product page, in the cart or in the checkout. */
const STORED = storedValue('delivery-wilaya');

/** '' if none is remembered. */
export function rememberedWilaya(): string {
  return STORED.read() ?? '';
}

export function rememberWilaya(value: string): void {
  STORED.write(value);
}

/** The same, kept up to date; '' until the page has its script. */
export function useRememberedWilaya(): string {
  return useSyncExternalStore(STORED.subscribe, rememberedWilaya, () => '');
}
