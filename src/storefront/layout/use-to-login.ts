'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { loginPath } from '@/domain/return-path';

/**
 * For a link to /login: a plain click brings the way back along. The address in the page's HTML stays the same for
 * everybody, and the home page, which a login leads to anyway, is left out.
 */
export function useToLogin(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const { pathname, search } = window.location;
    const path = pathname === '/' ? null : loginPath(pathname + search);
    if (!isPlain || path === null) return;
    event.preventDefault();
    router.push(path);
  };
}
