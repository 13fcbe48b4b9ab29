'use client';

import { useQuery } from '@tanstack/react-query';
import { History, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { cx } from '@/storefront/ui/classes';
import { useQueryState } from '../lib/use-query-state';
import { BusyButton } from '../ui/busy-button';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { QueryStates } from '../ui/load-states';
import { Pagination } from '../ui/pagination';
import { ScreenHeader } from '../ui/screen-header';
import { ActivityFilters } from './activity-filters';
import { EntryRow } from './entry-row';
import { isNarrowed, LIST_STATE, NO_FILTERS, readListState } from './list-state';
import { activityQuery } from './queries';

const HEAD = 'px-4 py-2 font-semibold text-slate-600 text-xs uppercase tracking-wide';

/** The audit log: who did what, when and from where. For the admin alone. */
export function ActivityScreen() {
  const [address, setState] = useQueryState(LIST_STATE);
  const { filters, page } = readListState(address);
  const query = useQuery(activityQuery({ ...filters, page }));
  const { data, isFetching, isPlaceholderData, refetch } = query;

  const pages = data?.total_pages;
  useEffect(() => {
    // The address may be of a day when there were more.
    if (pages !== undefined && !isPlaceholderData && page > Math.max(pages, 1)) setState({ page: String(pages) });
  }, [page, pages, isPlaceholderData, setState]);

  return (
    <>
      <ScreenHeader title="Activity" subtitle="Who did what, when and from where. Nobody can change this list.">
        <BusyButton isBusy={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden className={cx('size-4', isFetching && 'animate-spin')} /> Refresh
        </BusyButton>
      </ScreenHeader>
      <ActivityFilters filters={filters} onChange={setState} />
      <QueryStates query={query} failure="Failed to load the activity." />
      {data && (
        <p role="status" className="mb-2 text-slate-600 text-sm tabular-nums">
          {data.total === 1 ? '1 entry' : `${data.total} entries`}
        </p>
      )}
      {data && data.entries.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx(
            'overflow-x-auto rounded-xl border border-slate-200 bg-white transition-opacity duration-150',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <table className="w-full text-start text-sm max-md:block">
            <caption className="sr-only">Activity, newest first</caption>
            <thead className="border-slate-200 border-b bg-slate-50 max-md:sr-only">
              <tr>
                <th scope="col" className={HEAD}>
                  When
                </th>
                <th scope="col" className={HEAD}>
                  What
                </th>
                <th scope="col" className={HEAD}>
                  Address
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-slate-200 max-md:block">
              {data.entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && data.total === 0 && <NoEntries isNarrowed={isNarrowed(filters)} onClear={() => setState(NO_FILTERS)} />}
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

function NoEntries({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) return <EmptyState Icon={History} title="Nothing recorded yet" />;
  return (
    <EmptyState Icon={History} title="No entries found" text="Try other words, other days or fewer filters.">
      <Button onClick={onClear}>Clear filters</Button>
    </EmptyState>
  );
}
