'use client';

import { useSearchParams } from 'next/navigation';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { ownHistoryState } from '@/client/own-history-state';

/**
 * The query string as an external store. `useSearchParams` alone follows `replaceState` only a moment later, so that a
 * ticked box would jump back and two quick clicks would start from the same old filters. Here the address itself is the
 * state: the next read sees a write in the same tick.
 */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}

/**
 * Replaces the address by `href` and notifies every reader. Next.js keeps what it needs to go
 * back in the entry's state and adds it to ours; before it has begun to listen it cannot, and the state is put back here.
 */
export function replaceAddress(href: string) {
  const { state } = window.history;
  window.history.replaceState(ownHistoryState(), '', href);
  if (state?.__NA && !window.history.state?.__NA) window.history.replaceState(state, '', href);
  notify();
}

/** The same as a new entry of the browser's history: a step that people expect to go back on. */
export function pushAddress(href: string) {
  window.history.pushState(null, '', href);
  notify();
}

export function useLocationSearch(): string {
  const params = useSearchParams().toString();
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => params,
  );
  // The router changes the address after it has rendered a navigation: look again once that has happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are the signal, not an input
  useLayoutEffect(notify, [params]);
  return search;
}
