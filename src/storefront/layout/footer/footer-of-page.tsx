'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** Both spellings of the checkout's address. */
const CHECKOUT = /^\/checkout(\/|$)/i;

type FooterOfPageProps = { slim: ReactNode; whole: ReactNode };

/** While somebody orders it is slim: nothing leads away. Both are made on the server, so their texts need no script. */
export function FooterOfPage({ slim, whole }: FooterOfPageProps) {
  return CHECKOUT.test(usePathname()) ? slim : whole;
}
