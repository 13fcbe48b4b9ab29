import { queryOptions } from '@tanstack/react-query';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { callAdmin } from '../api/client';
import { expected, isList } from '../api/expected';

/** Delivery regions, in French order. */
export function wilayasQuery() {
  return queryOptions({
    queryKey: ['admin', 'wilayas'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/admin/wilayas/', { signal }), isList<AdminWilaya>),
  });
}

type WilayaDraft = { name: string; price: number };

/** @param edited the copy that the edit began with; null for a new region. @throws AdminApiError */
export function saveWilaya(draft: WilayaDraft, edited: AdminWilaya | null): Promise<AdminWilaya> {
  return edited
    ? callAdmin('PATCH', `/api/admin/wilayas/${edited.id}/`, { body: { ...draft, updated_at: edited.updated_at } })
    : callAdmin('POST', '/api/admin/wilayas/', { body: draft });
}

/** @throws AdminApiError */
export function deleteWilaya({ id }: { id: number }): Promise<void> {
  return callAdmin('DELETE', `/api/admin/wilayas/${id}/`);
}
