'use client';

import { useEffect } from 'react';
import { getJson } from '@/client/api/client';
import { bearer } from '@/client/session/account-calls';
import { currentSession, useSession } from '@/client/session/session';
import type { OwnOrdersAnswer } from '@/contract/orders';
import { type KnownField, knownFromAccount, knownFromOrder } from './prefill';
import type { CheckoutForm } from './use-checkout-form';

/**
 * Fills empty fields with what the account knows. Input wins, also input from before a reload. Without orders, or if they
 * cannot be loaded, the shopper fills in the address.
 */
export function usePrefill({ getFieldState, getValues, setValue, subscribe }: CheckoutForm): void {
  const username = useSession()?.user.username;

  useEffect(() => {
    const session = currentSession();
    if (!session || session.user.username !== username) return;
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

    fill(knownFromAccount(session.user));
    const asking = new AbortController();
    newestOrder(asking.signal).then(
      (order) => {
        if (order && !asking.signal.aborted) fill(knownFromOrder(order));
      },
      () => undefined,
    );
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
