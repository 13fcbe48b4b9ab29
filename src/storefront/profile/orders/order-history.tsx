'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useEffect } from 'react';
import { onGuestOrdersMerged } from '@/client/session/merge-guest-orders';
import type { Account } from '@/contract/accounts';
import { buttonClass } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { ShopLink } from '@/storefront/ui/shop-link';
import { profileWords } from '@/words/fr/accounts/profile';
import { LoadFailure } from '../load-failure';
import { ownOrdersQuery } from '../queries';
import { MoreOrders } from './more-orders';
import { OrderCard } from './order-card';
import { OrdersSkeleton } from './orders-skeleton';

/** The account's orders, newest first. They may fail to load while the profile shows. */
export function OrderHistory({ user }: { user: Pick<Account, 'username'> }) {
  const {
    data,
    errorUpdateCount,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchNextPageError,
    isFetchingNextPage,
  } = useInfiniteQuery(ownOrdersQuery(user));
  // Guest orders may have been merged into the account after the page was loaded.
  useEffect(() => onGuestOrdersMerged(() => void refetch()), [refetch]);
  const orders = withoutRepeats(data?.pages.flatMap((page) => page.orders) ?? []);
  return (
    <section aria-labelledby="orders">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="orders" tabIndex={-1} className="scroll-mt-40 font-bold text-slate-900 text-xl tracking-tight">
          {profileWords.orders.mine}
        </h2>
        {orders.length > 0 && (
          <p className="text-slate-600 text-sm tabular-nums">{profileWords.orders.count(data?.pages[0]?.total ?? 0)}</p>
        )}
      </div>
      {data ? (
        <>
          {orders.length === 0 && <NoOrders />}
          <div className="space-y-5">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </div>
          <MoreOrders
            ids={orders.map(({ id }) => id)}
            hasMore={hasNextPage}
            isLoading={isFetchingNextPage}
            hasFailed={isFetchNextPageError}
            onMore={() => void fetchNextPage()}
          />
        </>
      ) : errorUpdateCount > 0 ? (
        <LoadFailure title={profileWords.orders.failed} isRetrying={isFetching} onRetry={refetch} focusAfter="orders" />
      ) : (
        <OrdersSkeleton />
      )}
    </section>
  );
}

/** A new order moves the last one of a page to the next page, which would show it twice. */
function withoutRepeats<T extends { id: number }>(orders: readonly T[]): T[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

function NoOrders() {
  return (
    <Notice Icon={PackageOpen} title={profileWords.orders.none}>
      <p className="max-w-prose text-slate-600">{profileWords.orders.noneText}</p>
      <ShopLink href="/products" className={buttonClass({ variant: 'action', size: 'lg' })}>
        {profileWords.orders.discover}
      </ShopLink>
    </Notice>
  );
}
