'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PackageCheck, Plus } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '@/client/session/session';
import type { AdminOrder } from '@/contract/admin/orders';
import { isAdmin } from '@/domain/accounts/roles';
import { isCallQueue, isOrderQueue } from '@/domain/orders/order-queues';
import { isOrderStatus, type OrderStatus } from '@/domain/orders/order-status';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { officePackingWords } from '@/words/en/orders/packing';
import { wasFormOpen } from '../drafts/use-draft';
import { useExistingPage } from '../lib/list-query';
import { packingPath } from '../lib/paths';
import { useFlashes } from '../lib/use-flashes';
import { entryId, useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';
import { useSelection } from '../lib/use-selection';
import { Button, linkButton } from '../ui/button';
import { FlashBanners } from '../ui/flash-banners';
import { QueryStates } from '../ui/load-states';
import { Pagination } from '../ui/pagination';
import { CmsLink, RefreshButton, ScreenHeader } from '../ui/screen-header';
import { BulkBar } from './bulk/bulk-bar';
import { OrderDialog } from './dialog/order-dialog';
import { ExportButton } from './export-button';
import { loadFailure } from './failures';
import { NEW_ORDER_FORM, NewOrderDialog } from './form/new-order-dialog';
import { TakenNotice } from './form/taken-notice';
import { OrdersSummary } from './list/orders-summary';
import { NoOrders, OrdersTable } from './list/orders-table';
import { OrdersToolbar } from './list/orders-toolbar';
import { QueueTabs } from './list/queue-tabs';
import { FILTERS_OF_ALL, isNarrowed, LIST_STATE, NO_FILTERS, readListState } from './list-state';
import { BellButton } from './live/bell-button';
import { seeNewOrders } from './live/new-orders';
import { NewOrdersNotice } from './live/new-orders-notice';
import { useSeenOrders } from './live/use-seen-orders';
import { messagesIn, type OrderMessage, toastText } from './messages';
import { neighboursOf } from './neighbours';
import { OutboxNotice } from './outbox/outbox-notice';
import { orderCountsQuery, ordersQuery, refreshOrders } from './queries';

/** Orders: search, selection, export, status changes. The selection outlives paging. */
export function OrdersScreen() {
  const [address, setState] = useQueryState(LIST_STATE);
  const { filters, page } = readListState(address);
  const { value, open, replace, close } = useOpenEntry('order');
  const opened = entryId(value);
  const client = useQueryClient();
  const user = useSession()?.user;
  const query = useQuery(ordersQuery({ ...filters, page }));
  const { data, isFetching, isPlaceholderData } = query;
  const counts = useQuery(orderCountsQuery());
  const isInQueue = isCallQueue(filters.queue);
  const selection = useSelection();
  const seen = useSeenStatuses(data?.orders);
  useSeenOrders([...(data?.orders ?? []).map(({ id }) => id), ...(opened === null ? [] : [opened])]);
  const [isTaking, setIsTaking] = useState(() => wasFormOpen({ form: NEW_ORDER_FORM }));
  // The telephone of a customer, from a screen that opened this one to take an order.
  const [takenFor, setTakenFor] = useState<string | null>(null);
  const takeForCustomer = useEffectEvent((phone: string) => {
    if (phone === '') return;
    setTakenFor(phone);
    setIsTaking(true);
    // Otherwise a reload would open the form again.
    setState({ new: '' });
  });
  useEffect(() => takeForCustomer(address.new), [address.new]);
  const endTaking = () => {
    setIsTaking(false);
    setTakenFor(null);
  };
  const [taken, setTaken] = useState<number | null>(null);
  const [flashes, show] = useFlashes<OrderMessage>(toastText);
  const top = useRef<HTMLDivElement>(null);

  useExistingPage(query, page, setState);

  const turnTo = (next: number) => {
    setState({ page: String(next) }, { isNewEntry: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  };

  const showNewest = () => {
    setState({ ...NO_FILTERS, queue: '', ordering: '' }, { isNewEntry: true });
    void refreshOrders(client);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  // The list has just been read: whatever came in before is in it.
  useEffect(seeNewOrders, []);

  return (
    <>
      <ScreenHeader title={officeOrderScreenWords.title}>
        <CmsLink collection="orders" />
        <Button variant="action" onClick={() => setIsTaking(true)}>
          <Plus aria-hidden className="size-4" /> {officeOrderFormWords.taken.button}
        </Button>
        <BellButton />
        <RefreshButton
          isFetching={isFetching}
          onRefresh={() => {
            seeNewOrders();
            void refreshOrders(client);
          }}
        />
        {isAdmin(user) && (
          <ExportButton
            chosen={selection.chosen}
            filters={filters}
            total={data?.total}
            onFlash={(flash) => show({ ...flash, order: null, isFromDialog: false })}
          />
        )}
      </ScreenHeader>
      {taken !== null && <TakenNotice id={taken} onOpen={() => open(String(taken))} onDismiss={() => setTaken(null)} />}
      <OutboxNotice onOpen={(id) => open(String(id))} />
      <QueueTabs
        queue={filters.queue}
        counts={counts.data}
        onChange={(queue) => setState({ ...FILTERS_OF_ALL, queue, page: '' }, { isNewEntry: true })}
      />
      <OrdersToolbar key={filters.queue} filters={filters} onChange={(changes) => setState({ ...changes, page: '' })} />
      {opened === null && <FlashBanners flashes={messagesIn(flashes, null)} isAtFoot />}
      <QueryStates query={query} failure={loadFailure} />
      {data && (
        // Scrolls clear of Payload's bar at the top.
        <div ref={top} className="scroll-mt-16">
          <OrdersSummary total={data.total} selection={selection}>
            <NewOrdersNotice onShow={showNewest} />
          </OrdersSummary>
        </div>
      )}
      {data && data.orders.length > 0 && (
        <OrdersTable
          orders={data.orders}
          isOutdated={isPlaceholderData}
          selection={selection}
          onOpen={(id) => open(String(id))}
          onFlash={(flash, order) => show({ ...flash, order, isFromDialog: false })}
        />
      )}
      {data && data.total === 0 && (
        <NoOrders
          isNarrowed={isNarrowed(filters)}
          search={filters.q || filters.search || filters.customer}
          queue={isOrderQueue(filters.queue) ? filters.queue : null}
          onClear={() => setState(NO_FILTERS)}
        />
      )}
      {data && <Pagination page={page} pages={data.total_pages} onPage={turnTo} />}
      <BulkBar
        selection={selection}
        seen={seen}
        onFlash={(flash) => show({ ...flash, order: null, isFromDialog: false })}
        onOpen={(id) => open(String(id))}
      >
        <Link href={packingPath([...selection.chosen])} prefetch={false} className={linkButton()}>
          <PackageCheck aria-hidden className="size-4" /> {officePackingWords.pack}
        </Link>
      </BulkBar>
      {isTaking && (
        <NewOrderDialog
          of={takenFor}
          onTaken={({ id }) => {
            endTaking();
            setTaken(id);
          }}
          onClose={endTaking}
        />
      )}
      {opened !== null && (
        <OrderDialog
          id={opened}
          neighbours={neighboursOf(data?.orders.map(({ id }) => id) ?? [], opened)}
          isInQueue={isInQueue}
          onOpen={(id) => replace(String(id))}
          flashes={messagesIn(flashes, opened)}
          onFlash={(flash) => show({ ...flash, order: opened, isFromDialog: true })}
          onClose={() => close()}
        />
      )}
    </>
  );
}

/** The status of each order as the list showed it last, on whichever page: what a change of ticked orders is made from. */
function useSeenStatuses(orders: readonly AdminOrder[] | undefined): ReadonlyMap<number, OrderStatus> {
  const [seen] = useState(() => new Map<number, OrderStatus>());
  useEffect(() => {
    for (const { id, status } of orders ?? []) if (isOrderStatus(status)) seen.set(id, status);
  }, [orders, seen]);
  return seen;
}
