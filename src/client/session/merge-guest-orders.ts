import { callApi } from '@/client/api/call-api';
import { forgetGuestId, knownGuestId } from '@/client/identity/order-identity';
import { asAccount } from './account-calls';
import { currentSession } from './session';

const listeners = new Set<() => void>();

/** Calls back when orders of a guest have become the account's. @returns a function that stops it */
export function onGuestOrdersMerged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Assigns this browser's guest orders to the account, then forgets the guest. What
 * fails is retried at the next check of the session.
 * @param guestId the browser's own, or that of an order which was sent before the login
 */
export async function mergeGuestOrders(guestId: string | null = knownGuestId()): Promise<void> {
  if (guestId === null || currentSession() === null) return;
  try {
    await asAccount((headers) => callApi('POST', '/api/merge-guest-orders/', { json: { guest_id: guestId }, headers }));
    if (knownGuestId() === guestId) forgetGuestId();
    for (const listener of listeners) listener();
  } catch {
    // The guest id stays, so that the orders can still be merged later.
  }
}
