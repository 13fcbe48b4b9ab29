'use client';

import { useQuery } from '@tanstack/react-query';
import { BookOpen, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { isAdmin } from '@/domain/roles';
import { plural } from '@/domain/text';
import { useSession } from '@/storefront/session/use-session';
import { cx } from '@/storefront/ui/classes';
import { readPage } from '../lib/read-page';
import { useQueryState } from '../lib/use-query-state';
import { BusyButton } from '../ui/busy-button';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { QueryStates } from '../ui/load-states';
import { Pagination } from '../ui/pagination';
import { ScreenHeader } from '../ui/screen-header';
import { MovementRow } from './movement-row';
import { ProductFilter } from './product-filter';
import { stockBookQuery } from './queries';

const STATE = { product: '', page: '1' };

const HEAD = 'px-4 py-2 font-semibold text-slate-600 text-xs uppercase tracking-wide';

/** Every change of a counted stock: how many pieces, why, by whom, for which order. For staff and admin. */
export function StockBookScreen() {
  const [address, setState] = useQueryState(STATE);
  const product = /^[1-9]\d{0,9}$/.test(address.product) ? Number(address.product) : null;
  const page = readPage(address.page);
  const hasOrders = isAdmin(useSession()?.user);
  const query = useQuery(stockBookQuery({ product, page }));
  const { data, isFetching, isPlaceholderData, refetch } = query;

  const pages = data?.total_pages;
  useEffect(() => {
    // The address may be of a day when there were more.
    if (pages !== undefined && !isPlaceholderData && page > Math.max(pages, 1)) setState({ page: String(pages) });
  }, [page, pages, isPlaceholderData, setState]);

  const choose = (id: number | null) => setState({ product: id === null ? '' : String(id), page: '' });
  return (
    <>
      <ScreenHeader title="Stock book" subtitle="Every change of a counted stock: who, why, and for which order">
        <BusyButton isBusy={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden className={cx('size-4', isFetching && 'animate-spin')} /> Refresh
        </BusyButton>
      </ScreenHeader>
      <ProductFilter chosen={product} onChoose={choose} />
      <QueryStates query={query} failure="Failed to load the stock book." />
      {data && (
        <p role="status" className="mb-2 text-slate-600 text-sm tabular-nums">
          {plural(data.total, 'movement')}
        </p>
      )}
      {data && data.movements.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx(
            'overflow-x-auto rounded-xl border border-slate-200 bg-white transition-opacity duration-150',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <table className="w-full text-start text-sm max-md:block">
            <caption className="sr-only">Stock movements, newest first</caption>
            <thead className="border-slate-200 border-b bg-slate-50 max-md:sr-only">
              <tr>
                <th scope="col" className={HEAD}>
                  When
                </th>
                <th scope="col" className={HEAD}>
                  Product
                </th>
                <th scope="col" className={cx(HEAD, 'text-end')}>
                  Pieces
                </th>
                <th scope="col" className={HEAD}>
                  Why
                </th>
                <th scope="col" className={HEAD}>
                  Who
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-slate-200 max-md:block">
              {data.movements.map((movement) => (
                <MovementRow key={movement.id} movement={movement} hasOrders={hasOrders} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && data.total === 0 && <NoMovements isOfOne={product !== null} onClear={() => choose(null)} />}
      {data && (
        <Pagination
          page={page}
          pages={data.total_pages}
          onPage={(next) => setState({ page: String(next) }, { isNewEntry: true })}
        />
      )}
    </>
  );
}

function NoMovements({ isOfOne, onClear }: { isOfOne: boolean; onClear: () => void }) {
  if (!isOfOne) {
    return (
      <EmptyState Icon={BookOpen} title="No movements yet" text="Sales and corrections of a counted stock come here." />
    );
  }
  return (
    <EmptyState
      Icon={BookOpen}
      title="No movements of this product"
      text="Its stock was never counted, or has not changed since."
    >
      <Button onClick={onClear}>Show all products</Button>
    </EmptyState>
  );
}
