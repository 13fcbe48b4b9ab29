import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CashAnswer, CashParcelsAnswer, RemittanceDetail, RemittancesAnswer } from '@/contract/admin/cash';
import type { UnallocatedAnswer } from '@/contract/admin/unallocated';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';
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
  const params = { courier, older_than: older, page };
  return pageQuery({ key: [...KEY, 'parcels'], path: '/api/admin/cash/parcels/', params, isExpected: isParcels });
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

export function unallocatedQuery(params: { courier: number | null; page: number }) {
  const isExpected = withLists<UnallocatedAnswer>('lines');
  return pageQuery({ key: [...KEY, 'unallocated'], path: '/api/admin/cash/unallocated/', params, isExpected });
}

export function remittancesQuery(params: { courier: number | null; page: number }) {
  const isExpected = withLists<RemittancesAnswer>('remittances');
  return pageQuery({ key: [...KEY, 'remittances'], path: '/api/admin/remittances/', params, isExpected });
}

const isRemittance = withLists<RemittanceDetail>('verdicts');

export function remittanceQuery(id: number) {
  return queryOptions({
    queryKey: [...KEY, 'remittance', id],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/remittances/${id}/`, { signal }), isRemittance),
  });
}
