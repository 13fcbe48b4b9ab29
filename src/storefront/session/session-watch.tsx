'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { loginPath } from '@/domain/return-path';
import { SESSION_CHECK_MS } from '@/domain/session';
import { showToast } from '@/storefront/ui/toast';
import { extendSession } from './extend-session';
import { mergeGuestOrders } from './merge-guest-orders';
import { checkSession, SESSION_EXPIRED_EVENT } from './session';

/** Long enough to be read on the page that it leads to. */
const TOAST_MS = 8_000;

/**
 * Looks at the stored session at the start, every 60 s and when the page comes into sight again; sends the visitor to
 * the login when it has ended by itself (spec, back office section 4).
 */
export function SessionWatch() {
  const router = useRouter();
  const toLogin = useEffectEvent(() => {
    const path = loginPath(window.location.pathname + window.location.search);
    if (path === null) return;
    showToast({ title: 'Votre session a expiré', description: 'Veuillez vous reconnecter.', duration: TOAST_MS });
    router.replace(path);
  });

  useEffect(() => {
    const onExpired = () => toLogin();
    const onVisible = () => {
      if (document.visibilityState === 'visible') look();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // Afterwards: the router puts the page's own address back at this event, and drops a change of page begun before.
      if (persisted) setTimeout(look);
    };
    window.addEventListener(SESSION_EXPIRED_EVENT, onExpired);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    const timer = setInterval(look, SESSION_CHECK_MS);
    look();
    return () => {
      clearInterval(timer);
      window.removeEventListener(SESSION_EXPIRED_EVENT, onExpired);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  return null;
}

function look(): void {
  checkSession();
  void extendSession();
  void mergeGuestOrders();
}
