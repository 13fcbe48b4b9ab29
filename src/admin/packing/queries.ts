/** The calls of the screen of packing. */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminOrdersAnswer } from '@/contract/admin/orders';
import type { Courier, ImportAnswer, ImportProgress, Parcel, ParcelBatch } from '@/contract/admin/parcels';
import { isRecord } from '@/domain/json';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { uploadForm } from '../api/upload';
import { filledParams, refresh } from '../lib/list-query';
import { refreshOrders } from '../orders/queries';

const PACKING = ['admin', 'packing'];
const BATCHES = '/api/admin/parcel-batches/';
const PARCELS = '/api/admin/parcels/';

export type Paged = { total: number; page: number; total_pages: number };
type Batches = Paged & { batches: ParcelBatch[] };
type Parcels = Paged & { parcels: Parcel[] };

/** Milliseconds for which the couriers are not read again. */
const COURIERS_MS = 60_000;

/** All couriers, inactive ones too. */
export function couriersQuery() {
  return queryOptions({
    queryKey: [...PACKING, 'couriers'],
    queryFn: async ({ signal }) =>
      (
        await expected(
          callAdmin('GET', '/api/admin/couriers/', { signal }),
          withLists<{ couriers: Courier[] }>('couriers'),
        )
      ).couriers,
    staleTime: COURIERS_MS,
  });
}

/** Orders that wait for a parcel, the longest waiting first. */
export function toPackQuery(page: number) {
  const query = filledParams({ queue: 'to-pack', ordering: 'order_date', limit: '50', page: pageText(page) });
  return queryOptions({
    queryKey: [...PACKING, 'to-pack', page],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `/api/admin/orders/?${query}`, { signal }), withLists<AdminOrdersAnswer>('orders')),
    placeholderData: keepPreviousData,
  });
}

export function batchesQuery(page: number) {
  return queryOptions({
    queryKey: [...PACKING, 'batches', page],
    queryFn: ({ signal }) =>
      expected(
        callAdmin('GET', `${BATCHES}?${filledParams({ page: pageText(page) })}`, { signal }),
        withLists<Batches>('batches'),
      ),
    placeholderData: keepPreviousData,
  });
}

export function batchQuery(id: number) {
  return queryOptions({
    queryKey: [...PACKING, 'batch', id],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `${BATCHES}${id}/`, { signal }), withLists<ParcelBatch>('parcels')),
  });
}

export type ParcelFilters = { state: string; courier: string; order: string; batch: string };

export function parcelsQuery({ page, ...filters }: ParcelFilters & { page: number }) {
  const query = filledParams({ ...filters, page: pageText(page) });
  return queryOptions({
    queryKey: [...PACKING, 'parcels', query],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `${PARCELS}?${query}`, { signal }), withLists<Parcels>('parcels')),
    placeholderData: keepPreviousData,
  });
}

/** The newest parcel of an order or a tracking number, null if there is none. @throws AdminApiError, InvalidDataError */
export async function findParcel(named: { order: string } | { tracking: string }): Promise<Parcel | null> {
  const { parcels } = await expected(
    callAdmin('GET', `${PARCELS}?${filledParams({ ...named, limit: '1' })}`),
    withLists<Parcels>('parcels'),
  );
  return parcels[0] ?? null;
}

/** @throws AdminApiError, 409 with `details.orders` */
export function makeBatch(body: { courier: number; order_ids: number[] }): Promise<ParcelBatch> {
  return callAdmin('POST', BATCHES, { body });
}

export function handOverBatch(id: number): Promise<ParcelBatch> {
  return callAdmin('POST', `${BATCHES}${id}/hand-over/`);
}

export type ReturnDraft = { lines: { item_id: string; restock: number }[]; by_customer: boolean };

export function decideReturn({ id, draft }: { id: number; draft: ReturnDraft }): Promise<Parcel> {
  return callAdmin('POST', `${PARCELS}${id}/return/`, { body: draft });
}

/**
 * @param isTrial only says what would happen
 * @param onProgress gets how many lines of the file were read
 */
export function importStatuses({
  file,
  courier,
  isTrial,
  onProgress,
}: {
  file: File;
  courier: string;
  isTrial: boolean;
  onProgress: (progress: ImportProgress) => void;
}): Promise<ImportAnswer> {
  const form = new FormData();
  form.set('courier', courier);
  form.set('try', String(isTrial));
  form.set('file', file);
  return expected(
    uploadForm('POST', `${PARCELS}import/`, { form, onWork: onProgress }),
    withLists<ImportAnswer>('lines'),
  );
}

export const PAPERS = ['label', 'a4', 'picking', 'handOver', 'file'] as const;
export type Paper = (typeof PAPERS)[number];

/** The address of what is printed for a batch, or sent to its courier. */
export function paperPath(batch: number, paper: Paper): string {
  const paths = {
    label: 'labels/',
    a4: 'labels/?paper=a4',
    picking: 'picking-list/',
    handOver: 'hand-over/',
    file: 'courier-file/',
  };
  return `${BATCHES}${batch}/${paths[paper]}`;
}

/** After a change: parcels, batches, and the orders whose status may have followed. */
export async function refreshPacking(client: QueryClient): Promise<void> {
  await Promise.all([refresh(client, PACKING), refreshOrders(client)]);
}

/** Why orders were left out of a batch (`details.orders` of a 409). */
export function obstaclesIn(details: unknown): { id: number; message: string }[] {
  if (!isRecord(details) || !Array.isArray(details.orders)) return [];
  return details.orders.flatMap((order: unknown) =>
    isRecord(order) && typeof order.id === 'number' && typeof order.message === 'string'
      ? [{ id: order.id, message: order.message }]
      : [],
  );
}

const pageText = (page: number) => (page === 1 ? '' : String(page));
