'use client';

import { useEffect } from 'react';
import { getJson } from '@/client/api/client';
import { bearer } from '@/client/session/account-calls';
import { currentSession, useSession } from '@/client/session/session';
import type { OwnOrdersAnswer } from '@/contract/orders';
import { rememberedWilaya } from '@/storefront/delivery/remembered-wilaya';
import type { CheckoutForm } from './form/checkout-form';
import { type KnownField, knownFromAccount, knownFromOrder, knownFromVisit } from './prefill';

/**
 * Fills empty fields with what the account knows, and with the wilaya that the browser remembers. Input wins, also input from
 * before a reload. Without orders, or if they cannot be loaded, the shopper fills in the address.
 */
export function usePrefill(form: CheckoutForm): void {
  const username = useSession()?.user.username;

  useEffect(() => {
    const fill = (fields: readonly KnownField[]) => {
      for (const { name, text } of fields) form.fill(name, text);
    };
    const asking = new AbortController();
    const fillFromAccount = async () => {
      const session = currentSession();
      if (!session || session.user.username !== username) return;
      fill(knownFromAccount(session.user));
      const order = await newestOrder(asking.signal).catch(() => undefined);
      if (order && !asking.signal.aborted) fill(knownFromOrder(order));
    };
    // The newest order knows the whole address, what was remembered of a visit only the wilaya.
    void fillFromAccount().then(() => {
      if (!asking.signal.aborted) fill(knownFromVisit(rememberedWilaya()));
    });
    return () => asking.abort();
  }, [username, form]);
}

/** A refused token does not end the session here: that would lead away from a filled cart, and guests may order. */
async function newestOrder(signal: AbortSignal) {
  const { orders } = await getJson<OwnOrdersAnswer>('/api/user/orders/?limit=1', { signal, headers: bearer() });
  return orders[0];
}
