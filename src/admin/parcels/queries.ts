import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Courier, Parcel } from '@/contract/admin/parcels';
import type { ParcelState } from '@/domain/parcels/states';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { refresh } from '../lib/list-query';
import { refreshOrders } from '../orders/queries';

/** The key of what the Packing screen shows. */
export const PACKING = ['admin', 'packing'];

/** Milliseconds for which the couriers are not read again. */
const COURIERS_MS = 60_000;

const hasCouriers = withLists<{ couriers: Courier[] }>('couriers');

/** All couriers, inactive ones too. */
export function couriersQuery() {
  return queryOptions({
    queryKey: [...PACKING, 'couriers'],
    queryFn: async ({ signal }) => {
      const { couriers } = await expected(callAdmin('GET', '/api/admin/couriers/', { signal }), hasCouriers);
      return couriers;
    },
    staleTime: COURIERS_MS,
  });
}

const isParcel = withLists<Parcel>('events');

/** Below the key of orders, so that it is read again with them. */
export function parcelQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'orders', 'parcel', id],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/parcels/${id}/`, { signal }), isParcel),
  });
}

/** Fields that are absent stay as they are. */
export type ParcelChanges = { tracking?: string; state?: ParcelState; note?: string };

/** @throws ApiError, 409 with the reason; InvalidDataError */
export function changeParcel({
  id,
  changes,
  from,
}: {
  id: number;
  changes: ParcelChanges;
  /** what the clerk saw of the fields that are changed: with other values by now, the change is refused */
  from?: Partial<Pick<Parcel, 'tracking' | 'state' | 'note'>>;
}): Promise<Parcel> {
  return expected(callAdmin('PATCH', `/api/admin/parcels/${id}/`, { body: { ...changes, from } }), isParcel);
}

/** After a change: parcels, batches, and the orders whose status may have followed. */
export async function refreshPacking(client: QueryClient): Promise<void> {
  await Promise.all([refresh(client, PACKING), refreshOrders(client)]);
}
