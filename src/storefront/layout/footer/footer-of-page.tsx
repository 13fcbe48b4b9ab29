'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** Both spellings of the checkout's address. */
const CHECKOUT = /^\/checkout(\/|$)/i;

type FooterOfPageProps = { slim: ReactNode; whole: ReactNode };

/** Slim in the checkout, so that no link distracts from the order. Both versions come from the server, so they need no script. */
export function FooterOfPage({ slim, whole }: FooterOfPageProps) {
  return CHECKOUT.test(usePathname()) ? slim : whole;
}
