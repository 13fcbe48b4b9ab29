'use client';

import { useSyncExternalStore } from 'react';

/** A request that failed because the line is down. */
export type Trouble = {
  /** tries again */
  retry: () => void;
  /** gives up */
  dismiss: () => void;
};

/** `isTrying`: another try is in progress. */
type Shown = Trouble & { isTrying: boolean };

let shown: Shown | null = null;
const listeners = new Set<() => void>();

function show(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows the notice that the line is down, in place of an earlier one. @returns removes it, unless it shows another one by then */
export function tellTrouble({ retry, dismiss }: Trouble): () => void {
  const trouble: Shown = {
    isTrying: false,
    retry: () => {
      show({ ...trouble, isTrying: true });
      retry();
    },
    dismiss: () => {
      show(null);
      dismiss();
    },
  };
  show(trouble);
  return () => {
    if (shown?.dismiss === trouble.dismiss) show(null);
  };
}

/** Removes the notice, whatever it is about. */
export function endTrouble(): void {
  if (shown !== null) show(null);
}

/** The trouble to show; null if there is no trouble. */
export function useTrouble(): Shown | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
}
