'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { renewSession } from '@/client/session/extend-session';
import { logOut, wasLoggedOut } from '@/client/session/log-out';
import { cookieFound, maySeekCookie } from '@/client/session/seek-cookie';
import { currentSession, useSession } from '@/client/session/session';
import { watchSession } from '@/client/session/watch-session';
import { worksInOffice } from '@/domain/accounts/roles';
import { loginPath } from '@/domain/return-path';
import { hasUnsavedWork } from '../lib/unsaved-work';

/** `ended`: the session is over, and something typed is still on the screen */
export type Authorization = 'checking' | 'granted' | 'ended' | 'unauthorized';

/**
 * Whether this browser's session may open the back office. Without a session the login replaces the page; a customer's session
 * is logged out; the end of the session revokes the access.
 * @param hasCookie whether the server recognised the back office's own cookie
 */
export function useAuthorization({ hasCookie }: { hasCookie: boolean }): Authorization {
  const session = useSession();
  const [authorization, setAuthorization] = useState<Authorization>('checking');

  // While the page is leaving, changes of the session have no effect.
  const isOnItsWay = useRef(false);
  const person = useRef<number | null>(null);

  const leave = useEffectEvent(async (isForbidden: boolean) => {
    if (isOnItsWay.current) return;
    // The page would go with what was typed. After a deliberate sign-out it may go.
    if (!isForbidden && hasUnsavedWork() && !wasLoggedOut()) return setAuthorization('ended');
    isOnItsWay.current = true;
    setAuthorization('unauthorized');
    if (isForbidden) await logOut();
    window.location.replace(isForbidden ? '/login' : loginBackHere());
  });

  const decide = useEffectEvent(async () => {
    // Read again: the first render is logged out, as the server's HTML is.
    const known = currentSession();
    if (!known) return leave(false);
    // Another person signed in while this page waited.
    if (person.current !== null && person.current !== known.user.id) return window.location.reload();
    person.current = known.user.id;
    if (!worksInOffice(known.user)) return leave(true);
    if (hasCookie) {
      cookieFound();
      return setAuthorization('granted');
    }
    if (isOnItsWay.current || !maySeekCookie()) return leave(false);
    isOnItsWay.current = true;
    if (await renewSession()) return window.location.reload();
    isOnItsWay.current = false;
    return leave(false);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is another visitor
  useEffect(() => void decide(), [session?.access_token]);
  useEffect(() => watchSession(() => void leave(false)), []);

  return authorization;
}

/** The login that returns to this page. */
export function loginBackHere(): string {
  return loginPath(window.location.pathname + window.location.search) ?? '/login';
}
