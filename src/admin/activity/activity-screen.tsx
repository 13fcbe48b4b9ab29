'use client';

import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useQueryState } from '../lib/use-query-state';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LogList } from '../ui/log-list';
import { RefreshButton } from '../ui/refresh-button';
import { ScreenHeader } from '../ui/screen-header';
import { ActivityFilters } from './activity-filters';
import { EntryRow } from './entry-row';
import { isNarrowed, LIST_STATE, NO_FILTERS, readListState } from './list-state';
import { activityQuery } from './queries';

const COLUMNS = [{ heading: 'When' }, { heading: 'What' }, { heading: 'Address' }];

/** The audit log: who did what, when and from where. For the admin alone. */
export function ActivityScreen() {
  const [address, setState] = useQueryState(LIST_STATE);
  const { filters, page } = readListState(address);
  const query = useQuery(activityQuery({ ...filters, page }));
  return (
    <>
      <ScreenHeader title="Activity" subtitle="Who did what, when and from where. Nobody can change this list.">
        <RefreshButton isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
      </ScreenHeader>
      <ActivityFilters filters={filters} onChange={setState} />
      <LogList
        query={query}
        failure="Failed to load the activity."
        page={page}
        onChange={setState}
        nouns={['entry', 'entries']}
        caption="Activity, newest first"
        columns={COLUMNS}
        rowsOf={({ entries }) => entries.map((entry) => <EntryRow key={entry.id} entry={entry} />)}
        empty={<NoEntries isNarrowed={isNarrowed(filters)} onClear={() => setState(NO_FILTERS)} />}
      />
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
