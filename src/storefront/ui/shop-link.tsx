'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that fetches its page ahead once a shopper shows an interest in it (pointer, finger or keyboard focus).
 * Fetching for every link in sight would load their scripts and have the server render pages that nobody opens.
 */
export function ShopLink({
  onPointerEnter,
  onTouchStart,
  onFocus,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Link
      {...rest}
      prefetch={isWanted}
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
