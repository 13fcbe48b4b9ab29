'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { loginPath } from '@/domain/return-path';
import { isPlainClick, leaveOverlay } from '../history/leave-overlay';

/**
 * For a link to /login: a plain click adds the path to return to. The address in the page's HTML stays the same for
 * everybody, and the home page, which a login leads to anyway, is left out.
 */
export function useToLogin(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const { pathname, search } = window.location;
    const path = pathname === '/' ? null : loginPath(pathname + search);
    if (!isPlainClick(event) || path === null) return;
    event.preventDefault();
    void leaveOverlay(() => router.push(path));
  };
}
