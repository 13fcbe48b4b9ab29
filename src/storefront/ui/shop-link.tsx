'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, type ReactNode, useTransition } from 'react';
import { isOverlayOnTop, isPlainClick, leaveOverlay } from '../history/leave-overlay';

/** The page with all its data. The router has no public name for it: `<Link prefetch>` uses the same. */
const WHOLE_PAGE = { kind: 'full' as PrefetchKind };

type ShopLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** an address of the shop */
  href: string;
  /** shown inside the link while its page is on the way */
  whilePending?: ReactNode;
};

/**
 * A link that fetches its page ahead once a shopper shows an interest in it (pointer, finger or keyboard focus).
 * Prefetching every link in sight would load their scripts and make the server render pages that are never opened.
 * Not Next's own `<Link>`, which brings 4 KB of scripts to each page (docs/decisions/0047-own-link.md).
 */
export function ShopLink({
  href,
  whilePending,
  onPointerEnter,
  onTouchStart,
  onFocus,
  onClick,
  children,
  ...rest
}: ShopLinkProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const fetchAhead = () => router.prefetch(href, WHOLE_PAGE);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Read first: `onClick` closes the drawer that the link is in.
    const isInDrawer = isOverlayOnTop();
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target || rest.download !== undefined) return;
    event.preventDefault();
    const open = () => startTransition(() => router.push(href));
    if (isInDrawer) void leaveOverlay(open);
    else open();
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        fetchAhead();
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        fetchAhead();
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        fetchAhead();
        onFocus?.(event);
      }}
    >
      {children}
      {isPending && whilePending}
    </a>
  );
}
