'use client';

import { useEffect } from 'react';
import { useSession } from '@/client/session/session';
import { isBlank } from '@/domain/text';
import { rememberedWilaya } from '@/storefront/delivery/remembered-wilaya';
import type { CheckoutForm } from './form/checkout-form';

/**
 * Fills empty fields with what the account knows, whose script comes with an account, and with the wilaya that the browser remembers.
 * Input wins, also input from before a reload.
 */
export function usePrefill(form: CheckoutForm): void {
  const username = useSession()?.user.username;

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const fillFromAccount = async () => {
      if (username === undefined) return;
      const { prefillFromAccount } = await import('./prefill-from-account');
      if (signal.aborted) return;
      await prefillFromAccount(username, {
        signal,
        fill: (fields) => {
          for (const { name, text } of fields) form.fill(name, text);
        },
      });
    };
    const fillFromVisit = () => {
      const wilaya = rememberedWilaya();
      if (!signal.aborted && !isBlank(wilaya)) form.fill('shipping.region', wilaya);
    };
    // The newest order knows the whole address, what was remembered of a visit only the wilaya.
    void fillFromAccount()
      .catch(() => undefined)
      .then(fillFromVisit);
    return () => asking.abort();
  }, [username, form]);
}
