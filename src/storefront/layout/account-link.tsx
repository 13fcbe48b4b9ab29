'use client';

import { CircleUser, LogIn } from 'lucide-react';
import { useSession } from '@/client/session/use-session';
import { buttonClass } from '../ui/button';
import { ShopLink } from '../ui/shop-link';
import { useToLogin } from './use-to-login';

const LOOK = buttonClass({ variant: 'ghost', size: 'icon', className: 'whitespace-nowrap text-sm lg:w-36' });

/** 'Se connecter' for visitors, a profile icon for those who are; both of one width, so that nothing moves. */
export function AccountLink() {
  const toLogin = useToLogin();
  return useSession() ? (
    <ShopLink href="/profile" aria-label="Mon profil" className={LOOK}>
      <CircleUser aria-hidden className="size-6" />
      <span className="hidden lg:inline">Mon profil</span>
    </ShopLink>
  ) : (
    <ShopLink href="/login" aria-label="Se connecter" onClick={toLogin} className={LOOK}>
      <LogIn aria-hidden className="size-5" />
      <span className="hidden lg:inline">Se connecter</span>
    </ShopLink>
  );
}
