'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { watchSession } from '@/client/session/watch-session';
import { loginPath } from '@/domain/return-path';
import { showToast } from '@/storefront/ui/toast';
import { layoutWords } from '@/words/fr/layout';

/** Long enough to be read on the page that it leads to. */
const TOAST_MS = 8_000;

/**
 * Checks the stored session at the start, every 60 s and whenever the page becomes visible; sends the visitor to
 * the login when it has expired.
 */
export function SessionWatch() {
  const router = useRouter();
  const toLogin = useEffectEvent(() => {
    const path = loginPath(window.location.pathname + window.location.search);
    if (path === null) return;
    showToast({ title: layoutWords.sessionOver, description: layoutWords.sessionOverText, duration: TOAST_MS });
    router.replace(path);
  });

  useEffect(() => watchSession(() => toLogin()), []);

  return null;
}
