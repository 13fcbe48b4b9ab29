import { bearer } from '@/client/session/account-calls';
import { currentSession } from '@/client/session/session';
import type { OwnOrdersAnswer } from '@/contract/orders';
import { getJson } from '@/storefront/api/calls';
import { type KnownField, knownFromAccount, knownFromOrder } from './prefill';

type Fill = (fields: readonly KnownField[]) => void;

/** Fills in what the account knows, then what its newest order says. Without orders, or if they cannot be loaded, the shopper fills in the address. */
export async function prefillFromAccount(username: string, { fill, signal }: { fill: Fill; signal: AbortSignal }) {
  const session = currentSession();
  if (!session || session.user.username !== username) return;
  fill(knownFromAccount(session.user));
  const order = await newestOrder(signal).catch(() => undefined);
  if (order && !signal.aborted) fill(knownFromOrder(order));
}

/** A refused token does not end the session here: that would lead away from a filled cart, and guests may order. */
async function newestOrder(signal: AbortSignal) {
  const { orders } = await getJson<OwnOrdersAnswer>('/api/user/orders/?limit=1', { signal, headers: bearer() });
  return orders[0];
}
