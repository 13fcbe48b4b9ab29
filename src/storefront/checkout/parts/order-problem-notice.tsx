'use client';

import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ShopLink } from '@/storefront/ui/shop-link';
import type { OrderProblem } from '../order-problem';
import { ShopPhones } from './shop-phones';

/** What has changed since the cart was filled, or why the order is not confirmed; stays until the next attempt. */
export function OrderProblemNotice({ problem, isCartEmpty }: { problem: OrderProblem; isCartEmpty: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const { changes, notice } = problem;
  const hasChanges = changes.length > 0;

  useEffect(() => {
    if (problem.changes.length > 0 || problem.notice) place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  return (
    <div ref={place} role="status" className="scroll-mt-20 scroll-mb-4">
      {(hasChanges || notice) && (
        <div className="mb-6 flex gap-3 rounded-lg border border-amber-500 bg-amber-50 p-4 text-slate-900 text-sm">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber-700" />
          <div className="min-w-0">
            {hasChanges && (
              <>
                <p className="font-semibold">Votre panier a été mis à jour :</p>
                <ul className="mt-1 list-disc space-y-1 break-words pl-5">
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
                {!isCartEmpty && <p className="mt-2">Vérifiez le nouveau total avant de confirmer votre commande.</p>}
              </>
            )}
            {notice && NOTICES[notice]}
          </div>
        </div>
      )}
    </div>
  );
}

const NOTICES: Record<NonNullable<OrderProblem['notice']>, ReactNode> = {
  'session-over': (
    <p>
      Votre session a expiré.{' '}
      <ShopLink href="/login?next=/checkout" className="font-semibold text-blue-900 underline">
        Reconnectez-vous
      </ShopLink>{' '}
      ou validez en tant qu’invité. Votre panier et votre saisie sont conservés.
    </p>
  ),
  unanswered: (
    <>
      <p className="font-semibold">Votre confirmation est restée sans réponse.</p>
      <p className="mt-1">
        La connexion a été coupée et votre commande est peut-être déjà enregistrée. Confirmez à nouveau : nous vérifions
        d’abord si votre première confirmation nous est parvenue, et vous ne commandez pas deux fois. Sinon,
        appelez-nous au <ShopPhones />.
      </p>
    </>
  ),
  elsewhere: (
    <>
      <p className="font-semibold">Votre première confirmation nous est bien parvenue : la commande est enregistrée.</p>
      <p className="mt-1">
        Elle appartient à un compte auquel vous n’êtes pas connecté.{' '}
        <ShopLink href="/login?next=/profile" className="font-semibold text-blue-900 underline">
          Connectez-vous
        </ShopLink>{' '}
        pour la retrouver, ou appelez-nous au <ShopPhones />. Si vous confirmez à nouveau, ce sera une autre commande.
      </p>
    </>
  ),
};
