'use client';

import { CircleCheck } from 'lucide-react';
import { formatTwoDecimals } from '@/domain/money';
import { useSession } from '@/storefront/session/use-session';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import type { Confirmation } from '../wizard';

/** Step 5: the order is in. */
export function ConfirmationStep({ confirmation: { orderId, total, email } }: { confirmation: Confirmation }) {
  const isLoggedIn = useSession() !== null;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <CircleCheck aria-hidden className="size-14 text-green-700" strokeWidth={1.5} />
      <p className="font-semibold text-lg text-slate-900">Merci, votre commande est enregistrée.</p>
      <p className="text-slate-700">
        Numéro de commande : <strong className="font-semibold text-slate-900 tabular-nums">#{orderId}</strong>
      </p>
      <p className="text-slate-700">
        Montant à payer au livreur :{' '}
        <strong className="whitespace-nowrap font-semibold text-slate-900 tabular-nums">
          {formatTwoDecimals(total)}
        </strong>
      </p>
      {isLoggedIn ? <AccountNote email={email} /> : <GuestNote />}
      <div className="mt-4 flex flex-col gap-3 self-stretch sm:flex-row sm:justify-center">
        <ShopLink href="/" className={buttonClass({ variant: 'action', size: 'lg' })}>
          Continuer vos achats
        </ShopLink>
        {!isLoggedIn && (
          <ShopLink href="/login?next=/profile" className={buttonClass({ variant: 'outline', size: 'lg' })}>
            Se connecter
          </ShopLink>
        )}
      </div>
    </div>
  );
}

function AccountNote({ email }: { email: string }) {
  return (
    <p className="max-w-prose text-slate-700">
      Un e-mail de confirmation est envoyé à <strong className="break-words font-semibold">{email}</strong>. Retrouvez
      vos commandes dans{' '}
      <ShopLink href="/profile" className="font-semibold text-blue-900 underline">
        votre profil
      </ShopLink>
      .
    </p>
  );
}

function GuestNote() {
  return <p className="max-w-prose text-slate-700">Connectez-vous pour suivre vos commandes.</p>;
}
