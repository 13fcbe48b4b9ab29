'use client';

import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { parts } from '@/client/parts';
import { ShopLink } from '@/storefront/ui/shop-link';
import { ShopPhones } from '@/storefront/ui/shop-phones';
import { checkoutWords } from '@/words/fr/orders/checkout';
import type { OrderProblem } from '../order/order-problem';

/** What has changed since the cart was filled, or why the order is not confirmed; stays until the next attempt. */
export function OrderProblemNotice({ problem, isCartEmpty }: { problem: OrderProblem; isCartEmpty: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const { changes, notice, reason } = problem;
  const hasChanges = changes.length > 0;
  const isShown = hasChanges || notice !== null || reason !== null;

  useEffect(() => {
    // Each problem comes into sight, also one that says the same as the last.
    if (problem && isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, isShown]);

  return (
    <div ref={place} role="status" className="scroll-mt-20 scroll-mb-4">
      {isShown && (
        <div className="mb-6 flex gap-3 rounded-lg border border-amber-500 bg-amber-50 p-4 text-slate-900 text-sm">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber-700" />
          <div className="min-w-0">
            {hasChanges && (
              <>
                <p className="font-semibold">{checkoutWords.cartChanged}</p>
                <ul className="mt-1 list-disc space-y-1 break-words ps-5">
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
                {!isCartEmpty && <p className="mt-2">{checkoutWords.checkTotal}</p>}
              </>
            )}
            {notice && NOTICES[notice]()}
            {reason && <p className="break-words">{reason}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

const NOTICES: Record<NonNullable<OrderProblem['notice']>, () => ReactNode> = {
  'session-over': () => (
    <p>{parts(checkoutWords.sessionOver(<LoginLink next="/checkout">{checkoutWords.logInAgain}</LoginLink>))}</p>
  ),
  unanswered: () => (
    <>
      <p className="font-semibold">{checkoutWords.unanswered}</p>
      <p className="mt-1">{parts(checkoutWords.unansweredText(<ShopPhones />))}</p>
    </>
  ),
  elsewhere: () => (
    <>
      <p className="font-semibold">{checkoutWords.elsewhere}</p>
      <p className="mt-1">
        {parts(
          checkoutWords.elsewhereText(
            <LoginLink next="/profile">{checkoutWords.logInToFind}</LoginLink>,
            <ShopPhones />,
          ),
        )}
      </p>
    </>
  ),
};

function LoginLink({ next, children }: { next: string; children: string }) {
  return (
    <ShopLink href={`/login?next=${next}`} className="font-semibold text-blue-900 underline">
      {children}
    </ShopLink>
  );
}
