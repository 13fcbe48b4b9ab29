'use client';

import { CircleCheck, ShoppingCart } from 'lucide-react';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeCommonWords } from '@/words/en/common';
import { officeDeskWords } from '@/words/en/order-desk';
import { officeOrderScreenWords } from '@/words/en/order-screens';
import type { Flash } from '../../lib/flashes';
import { useNow } from '../../lib/use-now';
import type { Selection } from '../../lib/use-selection';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
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

const COLUMNS = [
  { heading: officeOrderScreenWords.columns.order },
  { heading: officeOrderScreenWords.columns.customer },
  { heading: officeDeskWords.columns.wilaya },
  { heading: officeOrderScreenWords.columns.date },
  { heading: officeOrderScreenWords.columns.total, className: 'text-end' },
  { heading: officeDeskWords.columns.call },
  { heading: officeOrderScreenWords.columns.status },
];

export function OrdersTable({ orders, isOutdated, selection, onOpen, onFlash }: OrdersTableProps) {
  const now = useNow(MINUTE_MS);
  const ids = orders.map(({ id }) => id);
  const chosenHere = ids.filter((id) => selection.chosen.has(id)).length;
  return (
    <DataTable
      caption={officeOrderScreenWords.title}
      columns={COLUMNS}
      isDense
      isOutdated={isOutdated}
      first={
        <th scope="col" className="w-10 ps-2 max-md:block max-md:w-auto">
          <div className="flex items-center">
            <Checkbox
              id="select-page"
              label={officeOrderScreenWords.selectAll}
              checked={chosenHere === ids.length}
              isMixed={chosenHere > 0 && chosenHere < ids.length}
              onChange={({ target }) => selection.choose(ids, target.checked)}
            />
            <label htmlFor="select-page" aria-hidden className="cursor-pointer py-2 text-slate-700 md:hidden">
              {officeOrderScreenWords.selectAllShort}
            </label>
          </div>
        </th>
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
  /** nothing is to be done, rather than nothing ordered */
  isQueue: boolean;
  onClear: () => void;
};

export function NoOrders({ isNarrowed, isQueue, onClear }: NoOrdersProps) {
  if (isQueue && !isNarrowed) {
    return <EmptyState Icon={CircleCheck} title={officeDeskWords.emptyQueue} text={officeDeskWords.emptyQueueHint} />;
  }
  if (!isNarrowed) {
    return (
      <EmptyState Icon={ShoppingCart} title={officeOrderScreenWords.empty} text={officeOrderScreenWords.emptyHint} />
    );
  }
  return (
    <EmptyState Icon={ShoppingCart} title={officeOrderScreenWords.none} text={officeOrderScreenWords.noneHint}>
      <Button onClick={onClear}>{officeCommonWords.clearFilters}</Button>
    </EmptyState>
  );
}
