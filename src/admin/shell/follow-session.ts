'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '@/client/session/use-session';

/**
 * Tells Payload of each renewal of the session: it looks at the cookie's end when a page is loaded, and would log out at
 * that moment though the shop has given the session more hours since.
 */
export function useFollowSession(): void {
  const token = useSession()?.access_token;
  const { fetchFullUser } = useAuth();
  const known = useRef<string | undefined>(undefined);
  const follow = useEffectEvent((next: string) => {
    if (known.current !== undefined && known.current !== next) void fetchFullUser();
    known.current = next;
  });
  useEffect(() => {
    if (token) follow(token);
  }, [token]);
}
