/** What the visitor has ticked in lists to compare it: kept in this tab, so that it lasts from page to page. */
import { useMemo, useSyncExternalStore } from 'react';
import { tabKeeper } from '@/client/browser-storage';
import { readCompared, toggledIds } from '@/domain/search/compared-products';

const KEY = 'compared-products';
const listeners = new Set<() => void>();
/** Used if the browser forbids storage. */
let unstored = '';

const stored = () => tabKeeper.read(KEY) ?? unstored;

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Ids of products, at most four; null on the server, and until the page's scripts run. */
export function useComparedChoice(): readonly number[] | null {
  const text = useSyncExternalStore(onChange, stored, () => null);
  return useMemo(() => (text === null ? null : readCompared(text)), [text]);
}

export function toggleCompared(id: number): void {
  unstored = toggledIds(readCompared(stored()), id).join(',');
  tabKeeper.write(KEY, unstored);
  for (const listener of listeners) listener();
}
