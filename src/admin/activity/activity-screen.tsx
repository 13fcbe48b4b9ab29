'use client';

import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { officeActivityWords } from '@/words/en/activity';
import { officeCommonWords } from '@/words/en/common';
import { useQueryState } from '../lib/use-query-state';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LogList } from '../ui/log-list';
import { RefreshButton, ScreenHeader } from '../ui/screen-header';
import { ActivityFilters } from './activity-filters';
import { EntryRow } from './entry-row';
import { isNarrowed, LIST_STATE, NO_FILTERS, readListState } from './list-state';
import { activityQuery } from './queries';

const columns = () => [
  { heading: officeActivityWords.when },
  { heading: officeActivityWords.what },
  { heading: officeActivityWords.address },
];

/** The audit log: who did what, when and from where. For the admin alone. */
export function ActivityScreen() {
  const [address, setState] = useQueryState(LIST_STATE);
  const { filters, page } = readListState(address);
  const query = useQuery(activityQuery({ ...filters, page }));
  return (
    <>
      <ScreenHeader title={officeActivityWords.title} subtitle={officeActivityWords.subtitle}>
        <RefreshButton isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
      </ScreenHeader>
      <ActivityFilters filters={filters} onChange={setState} />
      <LogList
        query={query}
        failure={officeActivityWords.failed}
        page={page}
        onChange={setState}
        countText={officeActivityWords.count}
        caption={officeActivityWords.caption}
        columns={columns()}
        rowsOf={({ entries }) => entries.map((entry) => <EntryRow key={entry.id} entry={entry} />)}
        empty={<NoEntries isNarrowed={isNarrowed(filters)} onClear={() => setState(NO_FILTERS)} />}
      />
    </>
  );
}

function NoEntries({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) return <EmptyState Icon={History} title={officeActivityWords.empty} />;
  return (
    <EmptyState Icon={History} title={officeActivityWords.noneFound} text={officeActivityWords.noneHint}>
      <Button onClick={onClear}>{officeCommonWords.clearFilters}</Button>
    </EmptyState>
  );
}
