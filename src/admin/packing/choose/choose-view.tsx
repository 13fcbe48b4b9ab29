'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ParcelBatch } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import { useExistingPage } from '../../lib/list-query';
import type { Selection } from '../../lib/use-selection';
import { couriersQuery } from '../../parcels/queries';
import { DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { QueryStates } from '../../ui/load-states';
import { Pagination } from '../../ui/pagination';
import { SelectPage } from '../../ui/select-page';
import { toPackQuery } from '../queries';
import { BatchBar } from './batch-bar';
import { NoCourier } from './no-courier';
import { ToPackRow } from './to-pack-row';

type ChooseViewProps = {
  page: number;
  selection: Selection;
  onPage: (state: { page: string }, options?: { isNewEntry?: boolean }) => void;
  onMade: (batch: ParcelBatch) => void;
};

const words = officePackingWords.choose;

const columns = () => [
  { heading: words.columns.order },
  { heading: words.columns.customer },
  { heading: words.columns.place },
  { heading: words.columns.items },
  { heading: words.columns.amount, className: 'text-end' },
];

/** Orders without a parcel: ticked ones become a batch. The selection outlives paging. */
export function ChooseView({ page, selection, onPage, onMade }: ChooseViewProps) {
  const query = useQuery(toPackQuery(page));
  const { data, isPlaceholderData } = query;
  const { data: couriers } = useQuery(couriersQuery());
  useExistingPage(query, page, onPage);
  return (
    <>
      {couriers && !couriers.some(({ active }) => active) && <NoCourier />}
      <QueryStates query={query} failure={words.failed} />
      {data && (
        <p role="status" className="mb-2 text-slate-600 text-sm tabular-nums">
          {words.count(data.total)}
        </p>
      )}
      {data && data.total > 0 && (
        <DataTable
          caption={words.caption}
          columns={columns()}
          isDense
          isOutdated={isPlaceholderData}
          first={
            <SelectPage
              id="pack-page"
              ids={data.orders.map(({ id }) => id)}
              selection={selection}
              label={words.selectAll}
              shortLabel={words.all}
            />
          }
        >
          {data.orders.map((order) => (
            <ToPackRow
              key={order.id}
              order={order}
              isChosen={selection.chosen.has(order.id)}
              onChoose={(isChosen) => selection.choose([order.id], isChosen)}
            />
          ))}
        </DataTable>
      )}
      {data && data.total === 0 && <EmptyState Icon={CircleCheck} title={words.empty} text={words.emptyHint} />}
      {data && (
        <Pagination
          page={page}
          pages={data.total_pages}
          onPage={(next) => onPage({ page: String(next) }, { isNewEntry: true })}
        />
      )}
      <BatchBar selection={selection} onMade={onMade} />
    </>
  );
}
