'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logOut } from '@/client/session/log-out';
import { mergeGuestOrders } from '@/client/session/merge-guest-orders';
import { isCookieRefused } from '@/client/session/seek-cookie';
import { startSession } from '@/client/session/session';
import { useSession } from '@/client/session/use-session';
import type { Account } from '@/contract/accounts';
import { afterLogin, isBackOffice } from '@/domain/return-path';
import { mayEditCatalogue } from '@/domain/roles';
import { REDIRECT_DELAY_MS } from '@/domain/session';
import type { Entry } from './enter';
import { welcome } from './messages';

/** One way in at a time: `onFailure` is called with what was thrown, and the screen is open again. */
export type EnterOnce = (attempt: () => Promise<Entry>, onFailure: (error: unknown) => void) => Promise<void>;

/**
 * The way into an account: while a request or the change of page is under way the screen is busy; after success the
 * visitor is welcomed, and led on 2 s later. Who is logged in already is led on at once.
 */
export function useEntry() {
  const router = useRouter();
  const session = useSession();
  const isEntering = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [entry, setEntry] = useState<Entry | null>(null);

  const leadOn = useEffectEvent((user: Account) => {
    const path = afterLogin({ next: askedNext(), user });
    if (isBackOffice(path)) window.location.replace(path);
    else router.replace(path);
  });

  useEffect(() => {
    if (!session || isEntering.current) return;
    // Led on again, who has no cookie for the back office would go back and forth for ever.
    if (isBackOffice(askedNext() ?? '') && mayEditCatalogue(session.user) && isCookieRefused()) void logOut();
    else leadOn(session.user);
  }, [session]);

  useEffect(() => {
    if (!entry) return;
    const timer = setTimeout(() => leadOn(entry.login.user), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [entry]);

  const enterOnce: EnterOnce = async (attempt, onFailure) => {
    if (isEntering.current) return;
    isEntering.current = true;
    setIsBusy(true);
    try {
      const done = await attempt();
      startSession(done.login);
      setEntry(done);
      void mergeGuestOrders();
    } catch (error) {
      isEntering.current = false;
      onFailure(error);
      setIsBusy(false);
    }
  };

  return { enterOnce, isBusy, welcome: entry && welcome({ user: entry.login.user, isNew: entry.isNew }) };
}

function askedNext(): string | null {
  return new URLSearchParams(window.location.search).get('next');
}
