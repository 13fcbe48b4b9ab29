'use client';

import { useSyncExternalStore } from 'react';

const CHANGED = 'remembered';

/**
 * A choice that this browser keeps between visits to a screen.
 * @returns null if nothing was chosen yet, and on the server
 */
export function useRemembered(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    onChange,
    () => read(key),
    () => null,
  );
  const remember = (next: string) => {
    try {
      window.localStorage.setItem(key, next);
    } catch {
      // Without access to storage, nothing is remembered.
    }
    window.dispatchEvent(new Event(CHANGED));
  };
  return [value, remember];
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function onChange(listener: () => void): () => void {
  for (const name of [CHANGED, 'storage']) window.addEventListener(name, listener);
  return () => {
    for (const name of [CHANGED, 'storage']) window.removeEventListener(name, listener);
  };
}
