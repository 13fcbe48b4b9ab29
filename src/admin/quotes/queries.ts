import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuotesAnswer } from '@/contract/quotes';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { filledParams } from '../lib/list-query';

export const QUOTES_KEY = ['admin', 'quotes'] as const;

const isQuotes = withLists<QuotesAnswer>('quotes');

export function quotesQuery({ search, state, page }: { search: string; state: string; page: number }) {
  const query = filledParams({ search, state, page: page === 1 ? '' : String(page) });
  return queryOptions({
    queryKey: [...QUOTES_KEY, query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/quotes/?${query}`, { signal }), isQuotes),
    placeholderData: keepPreviousData,
  });
}
