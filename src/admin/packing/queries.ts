/** The calls of the screen of packing. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminOrdersAnswer } from '@/contract/admin/orders';
import type { CheckedBatch, Courier, ImportAnswer, ListedParcel, Parcel, ParcelBatch } from '@/contract/admin/parcels';
import type { ImportProgress } from '@/contract/admin/shared';
import type { MappedColumn } from '@/domain/import/map-columns';
import { isRecord } from '@/domain/json';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';
import { uploadForm } from '../api/upload';
import { filledParams } from '../lib/list-query';
import { PACKING } from '../parcels/queries';

const BATCHES = '/api/admin/parcel-batches/';
const PARCELS = '/api/admin/parcels/';

export type Paged = { total: number; page: number; total_pages: number };
type Batches = Paged & { batches: ParcelBatch[] };
type Parcels = Paged & { parcels: ListedParcel[] };

const TO_PACK = { queue: 'to-pack' };

/** Orders that wait for a parcel, the longest waiting first. */
export function toPackQuery(page: number) {
  return pageQuery({
    key: [...PACKING, 'to-pack'],
    path: '/api/admin/orders/',
    params: { ...TO_PACK, ordering: 'order_date', limit: 50, page },
    isExpected: withLists<AdminOrdersAnswer>('orders'),
  });
}

/** How many orders wait for a parcel. */
export function toPackCountQuery() {
  return queryOptions({
    queryKey: [...PACKING, 'to-pack', 'count'],
    queryFn: ({ signal }) =>
      expected(
        callAdmin('GET', `/api/admin/orders/?${filledParams({ ...TO_PACK, limit: '1' })}`, { signal }),
        withLists<AdminOrdersAnswer>('orders'),
      ),
    select: ({ total }) => total,
  });
}

export function batchesQuery(page: number) {
  const isExpected = withLists<Batches>('batches');
  return pageQuery({ key: [...PACKING, 'batches'], path: BATCHES, params: { page }, isExpected });
}

export function batchQuery(id: number) {
  return queryOptions({
    queryKey: [...PACKING, 'batch', id],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `${BATCHES}${id}/`, { signal }), withLists<ParcelBatch>('parcels')),
  });
}

/** As many parcels of a batch as a call answers at once; more are in the list of parcels. */
const MAX_LISTED = 100;

/** Who waits for the parcels of a batch, and how old their news is. */
export function listedOfBatchQuery(batch: number) {
  const query = filledParams({ batch: String(batch), limit: String(MAX_LISTED) });
  return queryOptions({
    queryKey: [...PACKING, 'batch', batch, 'listed'],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `${PARCELS}?${query}`, { signal }), withLists<Parcels>('parcels')),
    select: ({ parcels }) => new Map(parcels.map((parcel) => [parcel.id, parcel])),
  });
}

export type ParcelFilters = { state: string; courier: string; q: string; batch: string };

export function parcelsQuery(filters: ParcelFilters & { page: number }) {
  const params = { ...filters, ordering: 'odd' };
  return pageQuery({ key: [...PACKING, 'parcels'], path: PARCELS, params, isExpected: withLists<Parcels>('parcels') });
}

/** The newest parcel with this order or tracking number, or null. @throws ApiError, InvalidDataError */
export async function findParcel(named: { order: string } | { tracking: string }): Promise<Parcel | null> {
  const { parcels } = await expected(
    callAdmin('GET', `${PARCELS}?${filledParams({ ...named, limit: '1' })}`),
    withLists<Parcels>('parcels'),
  );
  return parcels[0] ?? null;
}

/** What the courier will refuse of these orders, before a batch of them is made. */
export function batchCheckQuery(body: { courier: number; order_ids: readonly number[] }) {
  return queryOptions({
    queryKey: [...PACKING, 'check', body.courier, body.order_ids.join()],
    queryFn: ({ signal }) =>
      expected(
        callAdmin('POST', BATCHES, { body: { ...body, try: true }, signal }),
        withLists<CheckedBatch>('warnings', 'refused'),
      ),
    // Of the orders that stay. Another courier refuses other things.
    placeholderData: (before: CheckedBatch | undefined, query) =>
      query?.queryKey[3] === body.courier ? before : undefined,
  });
}

/** @throws ApiError, 409 with `details.orders` */
export function makeBatch(body: { courier: number; order_ids: readonly number[] }): Promise<ParcelBatch> {
  return callAdmin('POST', BATCHES, { body });
}

/** @param only the parcels that the courier took; if empty, all of them */
export function handOverBatch({ id, only }: { id: number; only: readonly number[] }): Promise<ParcelBatch> {
  return callAdmin('POST', `${BATCHES}${id}/hand-over/${only.length === 0 ? '' : `?parcels=${only.join()}`}`);
}

/** The courier that took the latest parcels to the wilayas of these orders, or null. */
export function proposedCourierQuery(orderIds: readonly number[]) {
  return queryOptions({
    queryKey: [...PACKING, 'proposed', orderIds.join()],
    queryFn: ({ signal }) =>
      expected(
        callAdmin('GET', `/api/admin/couriers/?orders=${orderIds.join()}`, { signal }),
        withLists<{ couriers: Courier[]; proposed: number | null }>('couriers'),
      ),
    select: ({ proposed }) => proposed,
    placeholderData: keepPreviousData,
  });
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
  answer,
  isTrial,
  onProgress,
}: {
  file: File;
  courier: string;
  /** what was said about its columns */
  answer?: { columns: readonly MappedColumn[]; newsFrom: string } | null | undefined;
  isTrial: boolean;
  onProgress: (progress: ImportProgress) => void;
}): Promise<ImportAnswer> {
  const form = new FormData();
  form.set('courier', courier);
  form.set('try', String(isTrial));
  if (answer) {
    form.set('columns', JSON.stringify(answer.columns));
    form.set('news_from', answer.newsFrom);
  }
  form.set('file', file);
  return expected(
    uploadForm('POST', `${PARCELS}import/`, { form, onWork: onProgress }),
    withLists<ImportAnswer>('lines', 'columns', 'sample'),
  );
}

export const PAPERS = ['all', 'label', 'a4', 'picking', 'handOver', 'file'] as const;
export type BatchPaper = (typeof PAPERS)[number];

/** The address of what is printed for a batch, or sent to its courier. */
export function paperPath(batch: number, paper: BatchPaper): string {
  const paths = {
    all: 'papers/',
    label: 'labels/',
    a4: 'labels/?paper=a4',
    picking: 'picking-list/',
    handOver: 'hand-over/',
    file: 'courier-file/',
  };
  return `${BATCHES}${batch}/${paths[paper]}`;
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
