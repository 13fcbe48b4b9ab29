'use client';

import { usePathname } from 'next/navigation';
import { cx } from '@/client/classes';
import { layoutWords } from '@/words/fr/layout';
import { ShopLink } from '../ui/shop-link';
import { navEntries } from './nav-entries';

/** The header's links, from 1280 px up; below, the menu has them. */
export function NavLinks() {
  const pathname = usePathname().toLowerCase();
  return (
    <nav aria-label={layoutWords.mainNavigation} className="hidden xl:block">
      <ul className="flex">
        {navEntries().map(({ href, label }) => {
          const isCurrent = pathname === href.toLowerCase();
          return (
            <li key={href}>
              <ShopLink
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'flex h-11 items-center whitespace-nowrap rounded-lg px-2 font-medium text-sm 2xl:px-3 hover:bg-slate-100 hover:text-blue-900',
                  isCurrent ? 'text-blue-900 underline decoration-2 underline-offset-8' : 'text-slate-800',
                )}
              >
                {label}
              </ShopLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
