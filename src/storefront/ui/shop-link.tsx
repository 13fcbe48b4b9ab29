'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { isOverlayOnTop, isPlainClick, leaveOverlay } from '../history/overlay-entry';

/**
 * A link that fetches its page ahead once a shopper shows an interest in it (pointer, finger or keyboard focus).
 * Prefetching every link in sight would load their scripts and make the server render pages that are never opened.
 */
export function ShopLink({
  onPointerEnter,
  onTouchStart,
  onFocus,
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isWanted, setIsWanted] = useState(false);
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Read first: `onClick` closes the drawer that the link is in.
    const isInDrawer = isOverlayOnTop();
    onClick?.(event);
    if (!isInDrawer || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    void leaveOverlay(() => router.push(pathname + search + hash));
  };
  return (
    <Link
      {...rest}
      prefetch={isWanted}
      onClick={follow}
      onPointerEnter={(event) => {
        setIsWanted(true);
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        setIsWanted(true);
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        setIsWanted(true);
        onFocus?.(event);
      }}
    />
  );
}
