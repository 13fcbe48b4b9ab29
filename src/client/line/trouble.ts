'use client';

import { useSyncExternalStore } from 'react';

/** Something that could not be fetched because the line is down, and what can be done about it. */
export type Trouble = {
  /** tries again what failed */
  retry: () => void;
  /** gives it up */
  dismiss: () => void;
};

/** `isTrying`: another try is under way. */
type Shown = Trouble & { isTrying: boolean };

let shown: Shown | null = null;
const listeners = new Set<() => void>();

function show(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says that the line is down; takes the place of what was said before. */
export function tellTrouble({ retry, dismiss }: Trouble): void {
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
}

/** Takes the notice away: something has come through. */
export function endTrouble(): void {
  if (shown !== null) show(null);
}

/** For the host of the notice; null while nothing is wrong. */
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
