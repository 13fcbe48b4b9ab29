import { queryOptions } from '@tanstack/react-query';
import type { PartRequestsAnswer } from '@/contract/part-requests';
import type { PartRequestState } from '@/domain/orders/part-requests';
import { callAdmin, fetchFile } from '../api/client';
import { withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';

export const REQUESTS_KEY = ['admin', 'part-requests'] as const;

export function partRequestsQuery(params: { state: string; page: number }) {
  const isExpected = withLists<PartRequestsAnswer>('requests');
  return pageQuery({ key: REQUESTS_KEY, path: '/api/admin/part-requests/', params, isExpected });
}

export type Move = { id: number; to: PartRequestState /** the state that the row shows */; from: PartRequestState };

export function movePartRequest({ id, to, from }: Move): Promise<unknown> {
  return callAdmin('PATCH', `/api/admin/part-requests/${id}/`, { body: { state: to, from } });
}

/** A picture as a file: its call needs the session's token, which an image cannot send. */
export function requestPictureQuery(id: number, n: number) {
  return queryOptions({
    queryKey: ['admin', 'part-request-picture', id, n],
    queryFn: async () => (await fetchFile(`/api/admin/part-requests/${id}/pictures/${n}/`)).blob,
    // A picture of a request never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
