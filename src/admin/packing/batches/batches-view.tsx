'use client';

import { useQuery } from '@tanstack/react-query';
import { Boxes } from 'lucide-react';
import { officePackingWords } from '@/words/en/orders/packing';
import { EmptyState } from '../../ui/empty-state';
import { LogList } from '../../ui/log-list';
import { batchesQuery } from '../queries';
import { BatchRow } from './batch-row';

type BatchesViewProps = {
  page: number;
  onPage: (state: { page: string }, options?: { isNewEntry?: boolean }) => void;
  onOpen: (id: number) => void;
};

const words = officePackingWords.batches;

const columns = () => [
  { heading: words.columns.batch },
  { heading: words.columns.courier },
  { heading: words.columns.made },
  { heading: words.columns.parcels, className: 'text-end' },
  { heading: words.columns.amount, className: 'text-end' },
  { heading: words.columns.left },
];

/** Batches, newest first. */
export function BatchesView({ page, onPage, onOpen }: BatchesViewProps) {
  const query = useQuery(batchesQuery(page));
  return (
    <LogList
      query={query}
      failure={words.failed}
      page={page}
      onChange={onPage}
      countText={words.count}
      caption={words.caption}
      columns={columns()}
      rowsOf={({ batches }) => batches.map((batch) => <BatchRow key={batch.id} batch={batch} onOpen={onOpen} />)}
      empty={<EmptyState Icon={Boxes} title={words.empty} text={words.emptyHint} />}
    />
  );
}
