import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bearer } from '@/client/session/account-calls';
import type { PartRequestsAnswer } from '@/contract/part-requests';
import type { PartRequestState } from '@/domain/part-requests';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { filledParams } from '../lib/list-query';

export const REQUESTS_KEY = ['admin', 'part-requests'] as const;

const isRequests = withLists<PartRequestsAnswer>('requests');

export function partRequestsQuery({ state, page }: { state: string; page: number }) {
  const query = filledParams({ state, page: page === 1 ? '' : String(page) });
  return queryOptions({
    queryKey: [...REQUESTS_KEY, query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/part-requests/?${query}`, { signal }), isRequests),
    placeholderData: keepPreviousData,
  });
}

export function movePartRequest(id: number, state: PartRequestState): Promise<unknown> {
  return callAdmin('PATCH', `/api/admin/part-requests/${id}/`, { body: { state } });
}

/** A picture as the address of an object of this page: its call needs the session's token, which an image cannot send. */
export function requestPictureQuery(id: number, n: number) {
  return queryOptions({
    queryKey: ['admin', 'part-request-picture', id, n],
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api/admin/part-requests/${id}/pictures/${n}/`, { headers: bearer(), signal });
      if (!response.ok) throw new Error(`Picture refused: ${response.status}`);
      return URL.createObjectURL(await response.blob());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
