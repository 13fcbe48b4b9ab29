'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** Both spellings of the checkout's address. */
const CHECKOUT = /^\/checkout(\/|$)/i;

type FooterByPageProps = {
  whole: ReactNode;
  /** while somebody orders: nothing leads away */
  slim: ReactNode;
};

export function FooterByPage({ whole, slim }: FooterByPageProps) {
  return CHECKOUT.test(usePathname()) ? slim : whole;
}
