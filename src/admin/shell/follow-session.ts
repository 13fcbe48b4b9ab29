'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '@/client/session/session';

/**
 * Tells Payload about each renewal of the session. Payload reads the cookie's expiry when a page loads, and would log out at
 * that moment although the shop has extended the session since.
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
