'use client';

import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wasFormOpen } from '../drafts/use-draft';
import { refresh } from '../lib/list-query';
import { useQueryState } from '../lib/use-query-state';

const STATE = { search: '' };

/**
 * The state of a `RecordScreen`: the list, the search that its address holds, and the record that a dialog is open for.
 * @param form of the dialog. One for a new record that was open when the page was left opens again
 */
export function useRecords<Data, One>(list: UseQueryOptions<Data, Error, Data, string[]>, form: string) {
  const [{ search }, setState] = useQueryState(STATE);
  const client = useQueryClient();
  const query = useQuery(list);
  const [edited, setEdited] = useState<One | 'new' | null>(() => (wasFormOpen({ form }) ? 'new' : null));
  const [toDelete, setToDelete] = useState<One | null>(null);
  return {
    query,
    data: query.data,
    search,
    setSearch: (text: string) => setState({ search: text }),
    /** in the form; 'new' for one to be added, null while no form is open */
    edited,
    setEdited,
    /** about to be deleted, if confirmed */
    toDelete,
    setToDelete,
    reload: () => void refresh(client, list.queryKey),
  };
}

export type Records<Data, One> = ReturnType<typeof useRecords<Data, One>>;
