'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { PART_REQUEST_STATES } from '@/domain/orders/part-requests';
import { officePartRequestWords } from '@/words/en/customer-wishes';
import { officeUiWords } from '@/words/en/ui';
import { failureText } from '../api/failures';
import { readPage, refresh } from '../lib/list-query';
import { useQueryState } from '../lib/use-query-state';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { LogList } from '../ui/log-list';
import { NothingFound } from '../ui/nothing-found';
import { RefreshButton, ScreenHeader } from '../ui/screen-header';
import { movePartRequest, partRequestsQuery, REQUESTS_KEY } from './queries';
import { RequestRow } from './request-row';

const LIST_STATE = { state: '', page: '1' };

const columns = officePartRequestWords.columns;
const columnHeads = () => [
  { heading: columns.number },
  { heading: columns.text },
  { heading: columns.pictures },
  { heading: columns.state },
];

/** What customers did not find, with their pictures, and the ways to answer. */
export function PartRequestsScreen() {
  const [state, setState] = useQueryState(LIST_STATE);
  const page = readPage(state.page);
  const query = useQuery(partRequestsQuery({ state: state.state, page }));
  const client = useQueryClient();
  const move = useMutation({
    mutationFn: movePartRequest,
    onSettled: () => refresh(client, REQUESTS_KEY),
  });
  return (
    <>
      <ScreenHeader title={officePartRequestWords.title} subtitle={officePartRequestWords.subtitle}>
        <RefreshButton isFetching={query.isFetching} onRefresh={() => void refresh(client, REQUESTS_KEY)} />
      </ScreenHeader>
      <search className="mb-4 flex">
        <FilterSelect
          label={officePartRequestWords.state}
          value={state.state}
          onChange={(chosen) => setState({ state: chosen, page: '' })}
        >
          <option value="">{officePartRequestWords.allStates}</option>
          {PART_REQUEST_STATES.map((name) => (
            <option key={name} value={name}>
              {officePartRequestWords.states[name]}
            </option>
          ))}
        </FilterSelect>
      </search>
      <p role="alert" className="mb-3 font-medium text-red-800 text-sm empty:hidden">
        {move.isError ? failureText(officePartRequestWords.notSaved, move.error) : null}
      </p>
      <LogList
        query={query}
        failure={officePartRequestWords.failed}
        page={page}
        onChange={setState}
        countText={officePartRequestWords.count}
        caption={officePartRequestWords.caption}
        columns={columnHeads()}
        rowsOf={({ requests }) =>
          requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              onMove={(to) => move.mutate({ id: request.id, to, from: request.state })}
            />
          ))
        }
        empty={
          state.state === '' ? (
            <EmptyState
              Icon={MessageCircleQuestion}
              title={officePartRequestWords.empty}
              text={officePartRequestWords.emptyHint}
            />
          ) : (
            <NothingFound
              things={officeUiWords.things.partRequests}
              onClear={() => setState({ state: '', page: '' })}
            />
          )
        }
      />
    </>
  );
}
