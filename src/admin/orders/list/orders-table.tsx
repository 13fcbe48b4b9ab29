'use client';

import { CircleCheck, ShoppingCart } from 'lucide-react';
import type { AdminOrder } from '@/contract/admin/orders';
import type { OrderQueue } from '@/domain/orders/order-queues';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { officeUiWords } from '@/words/en/ui';
import type { Flash } from '../../lib/flashes';
import { useNow } from '../../lib/use-now';
import type { Selection } from '../../lib/use-selection';
import { DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { NothingFound } from '../../ui/nothing-found';
import { SelectPage } from '../../ui/select-page';
import { OrderRow } from './order-row';

type OrdersTableProps = {
  orders: readonly AdminOrder[];
  /** of the previous page or filter, until the new orders have loaded */
  isOutdated: boolean;
  selection: Selection;
  onOpen: (id: number) => void;
  onFlash: (flash: Flash, order: number) => void;
};

const MINUTE_MS = 60_000;

const columns = () => [
  { heading: officeOrderScreenWords.columns.order },
  { heading: officeOrderScreenWords.columns.customer },
  { heading: officeDeskWords.columns.contents },
  { heading: officeOrderScreenWords.columns.date },
  { heading: officeOrderScreenWords.columns.total, className: 'text-end' },
  { heading: officeDeskWords.columns.call },
  { heading: officeOrderScreenWords.columns.status },
];

export function OrdersTable({ orders, isOutdated, selection, onOpen, onFlash }: OrdersTableProps) {
  const now = useNow(MINUTE_MS);
  return (
    <DataTable
      caption={officeOrderScreenWords.title}
      columns={columns()}
      isDense
      isOutdated={isOutdated}
      first={
        <SelectPage
          id="select-page"
          ids={orders.map(({ id }) => id)}
          selection={selection}
          label={officeOrderScreenWords.selectAll}
          shortLabel={officeOrderScreenWords.selectAllShort}
        />
      }
    >
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          now={now}
          isChosen={selection.chosen.has(order.id)}
          onChoose={(isChosen) => selection.choose([order.id], isChosen)}
          onOpen={() => onOpen(order.id)}
          onFlash={(flash) => onFlash(flash, order.id)}
        />
      ))}
    </DataTable>
  );
}

type NoOrdersProps = {
  /** a filter is set */
  isNarrowed: boolean;
  /** in which nothing is to be done; null if nothing was ordered at all */
  queue: OrderQueue | null;
  /** what was typed into the one search */
  search: string;
  onClear: () => void;
};

export function NoOrders({ isNarrowed, queue, search, onClear }: NoOrdersProps) {
  if (queue !== null && !isNarrowed) {
    return (
      <EmptyState Icon={CircleCheck} title={officeDeskWords.emptyQueue} text={officeDeskWords.emptyQueueHints[queue]} />
    );
  }
  if (!isNarrowed) {
    return (
      <EmptyState Icon={ShoppingCart} title={officeOrderScreenWords.empty} text={officeOrderScreenWords.emptyHint} />
    );
  }
  return (
    <NothingFound
      things={officeUiWords.things.orders}
      search={search}
      {...(search !== '' && { looksAt: officeUiWords.searchesOrders })}
      onClear={onClear}
    />
  );
}
