'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import { isOrderStatus } from '@/domain/order-status';
import { cx } from '@/storefront/ui/classes';
import { useFlash } from '../lib/use-flash';
import { useQueryState } from '../lib/use-query-state';
import { Banner } from '../ui/banner';
import { Button, linkButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { UntilLoaded } from '../ui/load-states';
import { Pagination } from '../ui/pagination';
import { ScreenHeader } from '../ui/screen-header';
import { OrderDialog } from './dialog/order-dialog';
import { ExportButton } from './export-button';
import { loadFailure } from './failures';
import { OrdersTable } from './orders-table';
import { ORDERINGS, OrdersToolbar } from './orders-toolbar';
import { type OrderFilters, ordersQuery, refreshOrders } from './queries';
import { useSelection } from './use-selection';

const STATE = { search: '', customer: '', status: '', ordering: '', page: '1', order: '' };

/** Orders: found, chosen, exported, given another status (spec, back office section 2). The choice outlives paging. */
export function OrdersScreen() {
  const [state, setState] = useQueryState(STATE);
  const filters = knownFilters(state);
  const page = wholeNumber(state.page) ?? 1;
  const opened = wholeNumber(state.order);
  const client = useQueryClient();
  const query = useQuery(ordersQuery({ ...filters, page }));
  const { data, error, isFetching, isPlaceholderData } = query;
  const selection = useSelection();
  const [flash, tell] = useFlash();

  const pages = data?.total_pages;
  useEffect(() => {
    // Orders may have left the list meanwhile, and with them its last page.
    if (pages !== undefined && !isPlaceholderData && page > pages) setState({ page: String(pages) });
  }, [page, pages, isPlaceholderData, setState]);

  return (
    <>
      <ScreenHeader title="Orders" subtitle="Find, export and follow the orders of the shop">
        <a href="/admin/collections/orders" className={linkButton({ variant: 'ghost' })}>
          Open in the CMS
        </a>
        <Button disabled={isFetching} onClick={() => void refreshOrders(client)}>
          <RefreshCw aria-hidden className={cx('size-4', isFetching && 'animate-spin')} /> Refresh
        </Button>
        <ExportButton chosen={selection.chosen} filters={filters} total={data?.total} onTold={tell} />
      </ScreenHeader>
      <OrdersToolbar filters={filters} onChange={(changes) => setState({ ...changes, page: '' })} />
      {flash && (
        <div className="sticky top-2 z-20 mb-3">
          <Banner kind={flash.kind} text={flash.text} />
        </div>
      )}
      {data && error && !flash && (
        <div className="mb-3">
          <Banner kind="error" text={loadFailure(error)} />
        </div>
      )}
      <UntilLoaded query={query} failure={loadFailure} />
      {data && (
        <div className="mb-2 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-slate-600 text-sm tabular-nums">
          <p role="status">{data.total === 1 ? '1 order' : `${data.total} orders`}</p>
          {selection.chosen.size > 0 && (
            <p className="flex items-center gap-2 font-medium text-slate-900">
              {selection.chosen.size} selected
              <Button size="sm" variant="ghost" onClick={selection.clear}>
                Clear selection
              </Button>
            </p>
          )}
        </div>
      )}
      {data && data.orders.length > 0 && (
        <OrdersTable
          orders={data.orders}
          isOutdated={isPlaceholderData}
          selection={selection}
          onOpen={(id) => setState({ order: String(id) })}
          onTold={tell}
        />
      )}
      {data && data.total === 0 && (
        <EmptyState
          Icon={ShoppingCart}
          title="No orders found"
          text="Orders that fit the searches and the status stand here."
        />
      )}
      {data && <Pagination page={page} pages={data.total_pages} onPage={(next) => setState({ page: String(next) })} />}
      {opened !== null && <OrderDialog key={opened} id={opened} onClose={() => setState({ order: '' })} />}
    </>
  );
}

/** What an address may name and no filter knows counts as nothing. */
function knownFilters({ search, customer, status, ordering }: OrderFilters): OrderFilters {
  return {
    search,
    customer,
    status: isOrderStatus(status) ? status : '',
    ordering: ORDERINGS.some(({ value }) => value === ordering) ? ordering : '',
  };
}

function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
