/** Orders that came in while the back office was open, and that were not looked at here yet. */
import { useSyncExternalStore } from 'react';

let unseen: readonly number[] = [];
const listeners = new Set<() => void>();

function set(next: readonly number[]): void {
  unseen = next;
  for (const listener of listeners) listener();
}

/** Orders that were taken in this page: they are no news here. */
const taken = new Set<number>();

/** Call when an order was taken in this page. Its event may have come already. */
export function knowOwnOrder(id: number): void {
  taken.add(id);
  if (unseen.includes(id)) set(unseen.filter((other) => other !== id));
}

/** @returns whether it was news: a line that is taken up again may tell an order twice */
export function addNewOrder(id: number): boolean {
  if (unseen.includes(id) || taken.has(id)) return false;
  set([...unseen, id]);
  return true;
}

/** These are on the screen. */
export function seeOrders(ids: readonly number[]): void {
  if (unseen.some((id) => ids.includes(id))) set(unseen.filter((id) => !ids.includes(id)));
}

export function seeNewOrders(): void {
  if (unseen.length > 0) set([]);
}

/** How many there are. */
export function useNewOrders(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unseen.length,
    () => 0,
  );
}
