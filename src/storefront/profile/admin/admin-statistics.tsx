'use client';

import { useQuery } from '@tanstack/react-query';
import type { Account } from '@/contract/accounts';
import type { Statistics } from '@/contract/orders';
import { formatTwoDecimals } from '@/domain/price-texts';
import { profileWords } from '@/words/fr/accounts/profile';
import { LoadFailure } from '../load-failure';
import { statisticsQuery } from '../queries';

const TILES = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
const TILE = 'flex flex-col-reverse justify-end gap-1 rounded-xl border border-slate-200 bg-white p-5';

/** The shop's figures, for the admin. */
export function AdminStatistics({ user }: { user: Pick<Account, 'username'> }) {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(statisticsQuery(user));
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" tabIndex={-1} className="mb-4 font-bold text-slate-900 text-xl tracking-tight">
        {profileWords.admin.statistics}
      </h2>
      {data ? (
        <dl className={TILES}>
          {figuresOf(data).map(({ label, value }) => (
            <div key={label} className={TILE}>
              <dt className="text-slate-600 text-sm">{label}</dt>
              <dd className="break-words font-bold text-2xl text-blue-950 tabular-nums tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
      ) : errorUpdateCount > 0 ? (
        <LoadFailure
          title={profileWords.admin.statisticsFailed}
          isRetrying={isFetching}
          onRetry={refetch}
          focusAfter="statistics"
        />
      ) : (
        <div aria-busy="true" className={TILES}>
          <p role="status" className="sr-only">
            {profileWords.admin.loadingStatistics}
          </p>
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <div
              key={number}
              aria-hidden
              className="h-24 animate-pulse rounded-xl bg-slate-100 motion-reduce:animate-none"
            />
          ))}
        </div>
      )}
    </section>
  );
}

function figuresOf(figures: Statistics): { label: string; value: string }[] {
  return [
    { label: profileWords.admin.revenue, value: formatTwoDecimals(figures.total_revenue) },
    { label: profileWords.admin.orders, value: String(figures.total_orders) },
    { label: profileWords.admin.pendingOrders, value: String(figures.pending_orders) },
    { label: profileWords.admin.products, value: String(figures.total_products) },
    { label: profileWords.admin.lowStock, value: String(figures.low_stock_products) },
    { label: profileWords.admin.users, value: String(figures.total_users) },
  ];
}
