'use client';

import { CircleUser } from 'lucide-react';
import { useSession } from '@/client/session/session';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';
import { buttonClass } from '../ui/button';
import { ShopLink } from '../ui/shop-link';
import { useToLogin } from './use-to-login';

const LOOK = buttonClass({ variant: 'ghost', size: 'icon', className: 'whitespace-nowrap text-sm lg:w-36' });

/** 'Se connecter' for visitors, a profile icon for those who are; both of one width, so that nothing moves. */
export function AccountLink() {
  const toLogin = useToLogin();
  return useSession() ? (
    <ShopLink href="/profile" aria-label={layoutWords.profile} className={LOOK}>
      <CircleUser aria-hidden className="size-6" />
      <span className="hidden lg:inline">{layoutWords.profile}</span>
    </ShopLink>
  ) : (
    <ShopLink href="/login" aria-label={commonWords.logIn} onClick={toLogin} className={LOOK}>
      <CircleUser aria-hidden className="size-6" />
      <span className="hidden lg:inline">{commonWords.logIn}</span>
    </ShopLink>
  );
}
