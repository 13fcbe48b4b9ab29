import { queryOptions } from '@tanstack/react-query';
import type { Parcel } from '@/contract/admin/parcels';
import type { ParcelState } from '@/domain/parcels/states';
import { callAdmin } from '../../api/client';
import { expected, withLists } from '../../api/expected';

const isParcel = withLists<Parcel>('events');

/** Below the key of orders, so that it is read again with them. */
export function parcelQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'orders', 'parcel', id],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/parcels/${id}/`, { signal }), isParcel),
  });
}

/** What is absent stays as it is. */
export type ParcelChanges = { tracking?: string; state?: ParcelState; note?: string };

/** @throws AdminApiError, 409 with the reason; InvalidDataError */
export function changeParcel({ id, changes }: { id: number; changes: ParcelChanges }): Promise<Parcel> {
  return expected(callAdmin('PATCH', `/api/admin/parcels/${id}/`, { body: changes }), isParcel);
}
