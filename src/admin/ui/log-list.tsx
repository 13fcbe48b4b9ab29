'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useExistingPage } from '../lib/list-query';
import { type Column, DataTable } from './data-table';
import { QueryStates } from './load-states';
import { Pagination } from './pagination';

type Page = { total: number; total_pages: number };

type LogListProps<Answer extends Page> = {
  query: UseQueryResult<Answer>;
  /** the error message, as a sentence */
  failure: string;
  page: number;
  onChange: (state: { page: string }, options?: { isNewEntry: boolean }) => void;
  /** how many entries there are, in words */
  countText: (total: number) => string;
  caption: string;
  columns: readonly Column[];
  isDense?: boolean;
  /** the entries of a page, as rows */
  rowsOf: (answer: Answer) => ReactNode;
  /** shown where there are no entries */
  empty: ReactNode;
};

/** A log: a read-only list of entries, page by page. */
export function LogList<Answer extends Page>({ query, page, onChange, ...shown }: LogListProps<Answer>) {
  const { data, isPlaceholderData } = query;
  useExistingPage(query, page, onChange);
  return (
    <>
      <QueryStates query={query} failure={shown.failure} />
      {data && (
        <p role="status" className="mb-2 text-slate-600 text-sm tabular-nums">
          {shown.countText(data.total)}
        </p>
      )}
      {data && data.total > 0 && (
        <DataTable
          caption={shown.caption}
          columns={shown.columns}
          isDense={shown.isDense === true}
          isOutdated={isPlaceholderData}
        >
          {shown.rowsOf(data)}
        </DataTable>
      )}
      {data && data.total === 0 && shown.empty}
      {data && (
        <Pagination
          page={page}
          pages={data.total_pages}
          onPage={(next) => onChange({ page: String(next) }, { isNewEntry: true })}
        />
      )}
    </>
  );
}
