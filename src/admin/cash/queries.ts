import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CashAnswer, CashParcelsAnswer, RemittanceDetail, RemittancesAnswer } from '@/contract/admin/cash';
import type { UnallocatedAnswer } from '@/contract/admin/unallocated';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { filledParams, refresh } from '../lib/list-query';

const KEY = ['admin', 'cash'] as const;

/** Reads again whatever is shown of the cash: an entry changes all of it. */
export function refreshCash(client: QueryClient): Promise<void> {
  return refresh(client, KEY);
}

const isCash = withLists<CashAnswer>('by_courier');

export function cashQuery() {
  return queryOptions({
    queryKey: [...KEY, 'sums'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/admin/cash/', { signal }), isCash),
  });
}

const isParcels = withLists<CashParcelsAnswer>('parcels');

/** A page of the parcels whose cash is outstanding, oldest first. */
export function cashParcelsQuery({
  courier,
  older,
  page,
}: {
  courier: number | null;
  older: number | null;
  page: number;
}) {
  const query = filledParams({
    courier: String(courier ?? ''),
    older_than: String(older ?? ''),
    page: page === 1 ? '' : String(page),
  });
  return queryOptions({
    queryKey: [...KEY, 'parcels', query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/cash/parcels/?${query}`, { signal }), isParcels),
    placeholderData: keepPreviousData,
  });
}

/** As many as a call answers at once. */
const MAX_LISTED = 100;

/** The delivered parcels of a courier whose cash is outstanding, oldest first. */
export function deliveredOfCourierQuery(courier: number) {
  const query = filledParams({ courier: String(courier), delivered: 'true', limit: String(MAX_LISTED) });
  return queryOptions({
    queryKey: [...KEY, 'parcels', query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/cash/parcels/?${query}`, { signal }), isParcels),
  });
}

const isUnallocated = withLists<UnallocatedAnswer>('lines');

export function unallocatedQuery({ courier, page }: { courier: number | null; page: number }) {
  const query = filledParams({ courier: String(courier ?? ''), page: page === 1 ? '' : String(page) });
  return queryOptions({
    queryKey: [...KEY, 'unallocated', query],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `/api/admin/cash/unallocated/?${query}`, { signal }), isUnallocated),
    placeholderData: keepPreviousData,
  });
}

const isRemittances = withLists<RemittancesAnswer>('remittances');

export function remittancesQuery({ courier, page }: { courier: number | null; page: number }) {
  const query = filledParams({ courier: String(courier ?? ''), page: page === 1 ? '' : String(page) });
  return queryOptions({
    queryKey: [...KEY, 'remittances', query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/remittances/?${query}`, { signal }), isRemittances),
    placeholderData: keepPreviousData,
  });
}

const isRemittance = withLists<RemittanceDetail>('verdicts');

export function remittanceQuery(id: number) {
  return queryOptions({
    queryKey: [...KEY, 'remittance', id],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/remittances/${id}/`, { signal }), isRemittance),
  });
}
