'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/storefront/ui/button';
import { profileWords } from '@/words/fr/accounts/profile';
import { commonWords } from '@/words/fr/common';
import { orderHeadingId } from './order-card';

type MoreOrdersProps = {
  /** of the orders that are shown */
  ids: readonly number[];
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
};

/** Loads the next page of orders. Its first order takes the focus, since the button moves below it or disappears. */
export function MoreOrders({ ids, hasMore, isLoading, hasFailed, onMore }: MoreOrdersProps) {
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const { current } = shownBefore;
    const firstNew = current === null ? undefined : ids[current];
    if (firstNew === undefined) return;
    shownBefore.current = null;
    document.getElementById(orderHeadingId(firstNew))?.focus();
  }, [ids]);

  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      <p role="status" className="font-medium text-red-700 text-sm empty:hidden">
        {hasFailed && !isLoading ? profileWords.orders.moreFailed : null}
      </p>
      {hasMore && (
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isLoading}
          onClick={() => {
            if (isLoading) return;
            shownBefore.current = ids.length;
            onMore();
          }}
          className="aria-disabled:opacity-75"
        >
          {isLoading ? commonWords.loading : hasFailed ? commonWords.retry : profileWords.orders.more}
        </Button>
      )}
    </div>
  );
}
