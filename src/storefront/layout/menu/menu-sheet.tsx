'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useSession } from '@/client/session/session';
import { FAULTS } from '@/domain/boilers/boiler-pages';
import { claims } from '@/shop';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';
import { sloganWords } from '@/words/fr/slogans';
import { Sheet } from '../../ui/sheet';
import { ShopLink } from '../../ui/shop-link';
import { ContactLinks } from '../contact-links';
import { navEntries } from '../nav-entries';
import { services } from '../services';
import { slogansOf } from '../slogans';
import { useToLogin } from '../use-to-login';

type MenuSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const ROW =
  'flex min-h-12 items-center gap-3 rounded-lg px-3 font-medium hover:bg-slate-100 aria-[current]:text-blue-900';

export function MenuSheet({ isOpen, onOpenChange }: MenuSheetProps) {
  const account = useSession()
    ? { href: '/profile', label: layoutWords.profile }
    : { href: '/login', label: commonWords.logIn };
  const entries = [
    ...navEntries(),
    { href: FAULTS, label: layoutWords.faults },
    { href: '/CategoryPage', label: commonWords.allCategories },
    { href: '/allbrands', label: commonWords.allBrands },
    account,
  ];
  const toLogin = useToLogin();
  const pathname = usePathname().toLowerCase();
  const linkTo = (href: string) => ({
    href,
    'aria-current': pathname === href.toLowerCase() ? ('page' as const) : undefined,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (href === '/login') toLogin(event);
      onOpenChange(false);
    },
    className: ROW,
  });
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} side="start" title={layoutWords.menu} footer={<Contacts />}>
      <nav aria-label={layoutWords.menu}>
        <ul className="p-2">
          {entries.map(({ href, label }) => (
            <li key={href}>
              <ShopLink {...linkTo(href)}>{label}</ShopLink>
            </li>
          ))}
        </ul>
        <ul className="border-slate-200 border-t p-2">
          {services().map(({ href, label, Icon }) => (
            <li key={href}>
              <ShopLink {...linkTo(href)}>
                <Icon aria-hidden className="size-5 shrink-0 text-blue-900" />
                {label}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}

function Contacts() {
  return (
    <div className="text-sm">
      <address className="not-italic">
        <ContactLinks link="flex min-h-11 items-center gap-3 hover:underline" icon="size-4 text-blue-900" />
      </address>
      <p className="mt-2 text-slate-600">
        {slogansOf(claims)
          .map((slogan) => sloganWords[slogan])
          .join(' · ')}
      </p>
    </div>
  );
}
