'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { QUOTE_STATES } from '@/domain/orders/quotes';
import { officeQuoteWords } from '@/words/en/customer-wishes';
import { officeUiWords } from '@/words/en/ui';
import { readPage, refresh } from '../lib/list-query';
import { useQueryState } from '../lib/use-query-state';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { LogList } from '../ui/log-list';
import { NothingFound } from '../ui/nothing-found';
import { RefreshButton, ScreenHeader } from '../ui/screen-header';
import { SearchBox } from '../ui/search-box';
import { QUOTES_KEY, quotesQuery } from './queries';
import { QuoteRow } from './quote-row';

const LIST_STATE = { search: '', state: '', page: '1' };

const columns = officeQuoteWords.columns;
const columnHeads = () => [
  { heading: columns.number },
  { heading: columns.customer },
  { heading: columns.until },
  { heading: columns.lines, className: 'text-end' },
  { heading: columns.total, className: 'text-end' },
  { heading: columns.state },
];

/** The quotes that customers asked for. */
export function QuotesScreen() {
  const [state, setState] = useQueryState(LIST_STATE);
  const page = readPage(state.page);
  const query = useQuery(quotesQuery({ search: state.search, state: state.state, page }));
  const client = useQueryClient();
  return (
    <>
      <ScreenHeader title={officeQuoteWords.title} subtitle={officeQuoteWords.subtitle}>
        <RefreshButton isFetching={query.isFetching} onRefresh={() => void refresh(client, QUOTES_KEY)} />
      </ScreenHeader>
      <search className="mb-4 flex max-w-2xl flex-wrap gap-3">
        <SearchBox
          placeholder={officeQuoteWords.search}
          value={state.search}
          onSearch={(search) => setState({ search, page: '' })}
        />
        <FilterSelect
          label={officeQuoteWords.state}
          value={state.state}
          onChange={(chosen) => setState({ state: chosen, page: '' })}
        >
          <option value="">{officeQuoteWords.allStates}</option>
          {QUOTE_STATES.map((name) => (
            <option key={name} value={name}>
              {officeQuoteWords.states[name]}
            </option>
          ))}
        </FilterSelect>
      </search>
      <LogList
        query={query}
        failure={officeQuoteWords.failed}
        page={page}
        onChange={setState}
        countText={officeQuoteWords.count}
        caption={officeQuoteWords.caption}
        columns={columnHeads()}
        rowsOf={({ quotes }) => quotes.map((quote) => <QuoteRow key={quote.number} quote={quote} />)}
        empty={
          state.search === '' && state.state === '' ? (
            <EmptyState Icon={FileText} title={officeQuoteWords.empty} text={officeQuoteWords.emptyHint} />
          ) : (
            <NothingFound
              things={officeUiWords.things.quotes}
              search={state.search}
              onClear={() => setState({ search: '', state: '', page: '' })}
            />
          )
        }
      />
    </>
  );
}
