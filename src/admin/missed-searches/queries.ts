import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MissedSearchesAnswer } from '@/contract/admin/missed-searches';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { filledParams } from '../lib/list-query';

const isPage = withLists<MissedSearchesAnswer>('searches');

/** @param from a day of the shop's calendar, or '', as `to` */
export function missedSearchesQuery({ from, to, page }: { from: string; to: string; page: number }) {
  const query = filledParams({ from, to, page: page === 1 ? '' : String(page) });
  return queryOptions({
    queryKey: ['admin', 'missed-searches', query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/missed-searches/?${query}`, { signal }), isPage),
    placeholderData: keepPreviousData,
  });
}
