'use client';

import { useEffect } from 'react';
import { getJson } from '@/client/api/client';
import { bearer } from '@/client/session/account-calls';
import { currentSession, useSession } from '@/client/session/session';
import type { OwnOrdersAnswer } from '@/contract/orders';
import { rememberedWilaya } from '@/storefront/delivery/remembered-wilaya';
import { type KnownField, knownFromAccount, knownFromOrder, knownFromVisit } from './prefill';
import type { CheckoutForm } from './use-checkout-form';

/**
 * Fills empty fields with what the account knows, and with the wilaya that the browser remembers. Input wins, also input from before a reload. Without orders, or if they
 * cannot be loaded, the shopper fills in the address.
 */
export function usePrefill({ getFieldState, getValues, setValue, subscribe }: CheckoutForm): void {
  const username = useSession()?.user.username;

  useEffect(() => {
    const typed = new Set<string>();
    const stopListening = subscribe({
      formState: { values: true },
      // Emptying a field on purpose is typing, too.
      callback: ({ name, type }) => {
        if (name && type === 'change') typed.add(name);
      },
    });
    const fill = (fields: readonly KnownField[]) => {
      for (const { name, text } of fields) {
        if (typed.has(name) || getValues(name) !== '') continue;
        // 'Ce champ est obligatoire' may be shown there already.
        setValue(name, text, { shouldValidate: getFieldState(name).invalid });
      }
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
    return () => {
      asking.abort();
      stopListening();
    };
  }, [username, getFieldState, getValues, setValue, subscribe]);
}

/** A refused token does not end the session here: that would lead away from a filled cart, and guests may order. */
async function newestOrder(signal: AbortSignal) {
  const { orders } = await getJson<OwnOrdersAnswer>('/api/user/orders/?limit=1', { signal, headers: bearer() });
  return orders[0];
}
