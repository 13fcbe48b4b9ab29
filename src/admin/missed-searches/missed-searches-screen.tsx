'use client';

import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { MissedSearchesAnswer } from '@/contract/admin/missed-searches';
import { officeMissedSearchWords } from '@/words/en/catalogue/missed-searches';
import { officeUiWords } from '@/words/en/ui';
import { readPage } from '../lib/list-query';
import { useMayEdit } from '../lib/use-may-edit';
import { useQueryState } from '../lib/use-query-state';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { FilterDate } from '../ui/filter-date';
import { LogList } from '../ui/log-list';
import { Day } from '../ui/moment';
import { NothingFound } from '../ui/nothing-found';
import { RefreshButton, ScreenHeader } from '../ui/screen-header';
import { missedSearchesQuery } from './queries';
import { WordDialog } from './word-dialog';

const words = officeMissedSearchWords;
const LIST_STATE = { from: '', to: '', page: '1' };
const columns = () => [
  { heading: words.columns.text },
  { heading: words.columns.searches, className: 'text-end' },
  { heading: words.columns.last, className: 'text-end' },
  { heading: words.columns.word, className: 'text-end' },
];

/** What people searched for and did not find. */
export function MissedSearchesScreen() {
  const [state, setState] = useQueryState(LIST_STATE);
  const { from, to } = state;
  const page = readPage(state.page);
  const query = useQuery(missedSearchesQuery({ from, to, page }));
  const mayEdit = useMayEdit();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <ScreenHeader title={words.title} subtitle={words.subtitle}>
        <RefreshButton isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
      </ScreenHeader>
      <search className="mb-4 flex flex-wrap gap-3 max-sm:grid">
        <FilterDate label={words.from} value={from} onChange={(day) => setState({ from: day, page: '' })} />
        <FilterDate label={words.to} value={to} onChange={(day) => setState({ to: day, page: '' })} />
      </search>
      <LogList
        query={query}
        failure={words.failed}
        page={page}
        onChange={setState}
        countText={words.count}
        caption={words.caption}
        columns={mayEdit ? columns() : columns().slice(0, -1)}
        rowsOf={({ searches }) =>
          searches.map((search) => (
            <SearchRow key={search.text} search={search} onMake={mayEdit ? () => setChosen(search.text) : null} />
          ))
        }
        empty={
          from === '' && to === '' ? (
            <EmptyState Icon={SearchX} title={words.empty} text={words.emptyHint} />
          ) : (
            <NothingFound
              things={officeUiWords.things.missedSearches}
              onClear={() => setState({ from: '', to: '', page: '' })}
            />
          )
        }
      />
      {chosen !== null && (
        <WordDialog text={chosen} onClose={() => setChosen(null)} onOutdated={() => void query.refetch()} />
      )}
    </>
  );
}

type SearchRowProps = { search: MissedSearchesAnswer['searches'][number]; onMake: (() => void) | null };

function SearchRow({ search: { text, searches, last_day: day }, onMake }: SearchRowProps) {
  return (
    <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-2 max-md:p-4">
      <td className="wrap-anywhere px-4 py-3 font-medium max-md:p-0">
        <bdi>{text}</bdi>
      </td>
      <td className="px-4 py-3 text-end tabular-nums max-md:p-0">
        {searches}
        <span className="text-slate-600 text-xs md:hidden"> {words.times(searches)}</span>
      </td>
      <td className="whitespace-nowrap px-4 py-3 text-end text-slate-700 text-sm max-md:p-0 max-md:text-start">
        <Day at={`${day}T12:00:00Z`} />
      </td>
      {onMake && (
        <td className="px-4 py-2 text-end max-md:p-0">
          <Button size="sm" onClick={onMake} aria-label={words.makeOf(text)}>
            {words.make}
          </Button>
        </td>
      )}
    </tr>
  );
}
