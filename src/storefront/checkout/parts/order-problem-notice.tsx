'use client';

import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ShopLink } from '@/storefront/ui/shop-link';
import type { OrderProblem } from '../use-place-order';

/** What changed since the cart was filled, or that the session is over; stays until the next attempt. */
export function OrderProblemNotice({ problem, isCartEmpty }: { problem: OrderProblem; isCartEmpty: boolean }) {
  const notice = useRef<HTMLDivElement>(null);
  const { changes, isSessionOver } = problem;
  const hasChanges = changes.length > 0;

  useEffect(() => {
    if (problem.changes.length > 0 || problem.isSessionOver) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  return (
    <div ref={notice} role="status" className="scroll-mt-20 scroll-mb-4">
      {(hasChanges || isSessionOver) && (
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
            {isSessionOver && (
              <p>
                Votre session a expiré.{' '}
                <ShopLink href="/login?next=/checkout" className="font-semibold text-blue-900 underline">
                  Reconnectez-vous
                </ShopLink>{' '}
                ou validez en tant qu’invité. Votre panier et votre saisie sont conservés.
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
