'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logOut } from '@/client/session/log-out';
import { mergeGuestOrders } from '@/client/session/merge-guest-orders';
import { isCookieRefused } from '@/client/session/seek-cookie';
import { useSession } from '@/client/session/session';
import { startSession } from '@/client/session/start-session';
import type { Account } from '@/contract/accounts';
import { worksInOffice } from '@/domain/accounts/roles';
import { REDIRECT_DELAY_MS } from '@/domain/accounts/session';
import { afterLogin, isBackOffice } from '@/domain/after-login';
import { meetAccount } from '../boilers/mine/meet-account';
import type { Entry } from './enter';
import { welcome } from './messages';

/** One attempt at a time: `onFailure` is called with the thrown error, and the screen is usable again. */
export type EnterOnce = (attempt: () => Promise<Entry>, onFailure: (error: unknown) => void) => Promise<void>;

/**
 * Logs a visitor in: the screen is busy during a request or a change of page; after success it shows a welcome and
 * redirects 2 s later. A visitor who is already logged in is redirected at once.
 */
export function useEntry() {
  const router = useRouter();
  const session = useSession();
  const isEntering = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [entry, setEntry] = useState<Entry | null>(null);

  const redirect = useEffectEvent((user: Account) => {
    const path = afterLogin({ next: nextParameter(), user });
    if (isBackOffice(path)) window.location.replace(path);
    else router.replace(path);
  });

  useEffect(() => {
    if (!session || isEntering.current) return;
    // Without the back office's cookie, redirecting again would loop forever.
    if (isBackOffice(nextParameter() ?? '') && worksInOffice(session.user) && isCookieRefused()) void logOut();
    else redirect(session.user);
  }, [session]);

  useEffect(() => {
    if (!entry) return;
    const timer = setTimeout(() => redirect(entry.login.user), REDIRECT_DELAY_MS);
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
      void meetAccount();
    } catch (error) {
      isEntering.current = false;
      onFailure(error);
      setIsBusy(false);
    }
  };

  return { enterOnce, isBusy, welcome: entry && welcome({ user: entry.login.user, isNew: entry.isNew }) };
}

function nextParameter(): string | null {
  return new URLSearchParams(window.location.search).get('next');
}
