import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/client/api/api-error';
import { currentSession } from '@/client/session/session';
import type { BulkStatusAnswer } from '@/contract/admin/confirmation';
import type { CustomerDetail } from '@/contract/admin/customers';
import type { AdminOrder, AdminOrdersAnswer, OrderCounts, StatusMailPreview } from '@/contract/admin/orders';
import type { Commune, Wilaya } from '@/contract/catalogue';
import { changedItem } from '@/domain/changed-item';
import { isRecord } from '@/domain/json';
import { MAX_CHANGED } from '@/domain/orders/chosen-orders';
import type { OrderStatus } from '@/domain/orders/order-status';
import { callAdmin, fetchFile } from '../api/client';
import { expected, isList, withLists } from '../api/expected';
import { filledParams, refresh } from '../lib/list-query';
import { saveFile } from '../lib/save-file';
import type { Amendment, takenOrderOf } from './form/order-body';
import type { OrderFilters } from './list-state';
import type { KeptCall } from './outbox/kept-calls';

const ORDERS = ['admin', 'orders'];
const LISTS = [...ORDERS, 'list'];
const one = (id: number) => [...ORDERS, 'one', id];
const mailPath = (id: number) => `/api/admin/orders/${id}/email/`;

/** Milliseconds between polls while a mail waits to be sent. */
const MAIL_LOOK_MS = 2_000;

/** Milliseconds between checks whether the other clerk has left the order. */
const CLAIM_LOOK_MS = 15_000;

/** Milliseconds for which the list of regions is not read again. */
const WILAYAS_MS = 5 * 60_000;

/** Milliseconds between looks at how many orders wait. */
const COUNTS_MS = 30_000;

/** The next order after this one whose call is due and that no other clerk works on, or null. */
export function nextDueQuery(after: number) {
  return queryOptions({
    queryKey: [...ORDERS, 'due', after],
    queryFn: async ({ signal }) => {
      const path = '/api/admin/orders/?due=true&limit=2';
      const { orders } = await expected(callAdmin('GET', path, { signal }), isOrdersAnswer);
      return orders.find(({ id }) => id !== after) ?? null;
    },
  });
}

/** The regions of the filter, as customers choose them. */
export function wilayasQuery() {
  return queryOptions({
    queryKey: ['wilayas'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/wilayas/', { signal }), isList<Wilaya>),
    staleTime: WILAYAS_MS,
  });
}

const isCustomer = withLists<CustomerDetail>('names', 'order_list');

/** What is known of a telephone: its orders, whether it refused one, whether it is blocked. Null if nothing is. @param key in E.164 */
export function customerOfPhoneQuery(key: string) {
  return queryOptions({
    queryKey: ['admin', 'customers', 'phone', key],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `/api/admin/customers/${encodeURIComponent(key)}/`, { signal }), isCustomer).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        },
      ),
  });
}

/** The communes of a region with their fees, in French order. */
export function communesQuery(wilaya: number) {
  return queryOptions({
    queryKey: ['wilayas', wilaya, 'communes'],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `/api/wilayas/${wilaya}/communes/`, { signal }), isList<Commune>),
    staleTime: WILAYAS_MS,
  });
}

export function orderCountsQuery() {
  return queryOptions({
    queryKey: [...ORDERS, 'counts'],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', '/api/admin/orders/counts/', { signal }), (answer): answer is OrderCounts =>
        isRecord(answer),
      ),
    refetchInterval: COUNTS_MS,
  });
}

export function ordersQuery({ page, ...filters }: OrderFilters & { page: number }) {
  const query = filledParams({ ...filters, page: page === 1 ? '' : String(page) });
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/orders/?${query}`, { signal }), isOrdersAnswer),
    // A new function each time, unlike keepPreviousData, so that a change to the list that is still shown is seen.
    placeholderData: (before) => before,
  });
}

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: one(id),
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/orders/${id}/`, { signal }), isOrder),
    refetchInterval: ({ state: { data } }) => {
      if (data?.status_mails.some(isWaiting)) return MAIL_LOOK_MS;
      return data && isClaimedByOther(data) ? CLAIM_LOOK_MS : false;
    },
  });
}

function isClaimedByOther({ confirmation: { claimed_by: by } }: AdminOrder): boolean {
  return by !== null && by !== currentSession()?.user.username;
}

/** Is the mail neither sent nor given up? */
export function isWaiting({ sent_at, failed_at }: AdminOrder['status_mails'][number]): boolean {
  return sent_at === null && failed_at === null;
}

/** The query of an export: the chosen orders, or all that the filters find. */
export function exportedOrders({ chosen, filters }: { chosen: readonly number[]; filters: OrderFilters }) {
  return chosen.length > 0 ? { ids: chosen.join(','), ordering: filters.ordering } : filters;
}

type StatusChange = {
  id: number;
  /** null if this version of the shop does not know it */
  from: OrderStatus | null;
  to: OrderStatus;
};

/** @throws ApiError, 409 if the caller's copy is outdated; InvalidDataError */
export function changeStatus({ id, from, to }: StatusChange): Promise<AdminOrder> {
  return expected(callAdmin('PATCH', `/api/admin/orders/${id}/status/`, { body: { status: to, from } }), isOrder);
}

const isBulkAnswer = withLists<BulkStatusAnswer>('changed', 'refused');

type StatusChanges = {
  ids: readonly number[];
  to: OrderStatus;
  /** the statuses that the screen showed; an order that has another one by now is refused */
  seen: ReadonlyMap<number, OrderStatus>;
};

/** Each order by itself: some may be refused. @throws ApiError, InvalidDataError */
export async function changeStatuses({ ids, to, seen }: StatusChanges): Promise<BulkStatusAnswer> {
  const whole: BulkStatusAnswer = { changed: [], refused: [] };
  for (let start = 0; start < ids.length; start += MAX_CHANGED) {
    const part = ids.slice(start, start + MAX_CHANGED);
    const from = Object.fromEntries(part.flatMap((id) => (seen.has(id) ? [[id, seen.get(id)]] : [])));
    const body = { ids: part, status: to, from };
    const answer = await expected(callAdmin('POST', '/api/admin/orders/bulk-status/', { body }), isBulkAnswer);
    whole.changed.push(...answer.changed);
    whole.refused.push(...answer.refused);
  }
  return whole;
}

/** What the customer would be mailed about an order of this status. */
export function mailPreviewQuery(id: number, status: string) {
  return queryOptions({
    queryKey: [...one(id), 'mail', status],
    queryFn: ({ signal }) => expected(callAdmin('GET', mailPath(id), { signal }), isMailPreview),
    gcTime: 0,
  });
}

/** @param status what the preview said. @throws ApiError, 409 if the order has moved on; InvalidDataError */
export function askStatusMail({ id, status }: { id: number; status: string }): Promise<AdminOrder> {
  return expected(callAdmin('POST', `${mailPath(id)}?status=${encodeURIComponent(status)}`), isOrder);
}

/** @throws ApiError, InvalidDataError */
export function recordCall({
  orderId,
  key,
  report,
}: Pick<KeptCall, 'orderId' | 'key' | 'report'>): Promise<AdminOrder> {
  const headers = { 'Idempotency-Key': key };
  return expected(callAdmin('POST', `/api/admin/orders/${orderId}/calls/`, { body: report, headers }), isOrder);
}

/** @throws ApiError, 409 if another clerk works on it; InvalidDataError */
export function claimOrder(id: number): Promise<AdminOrder> {
  return expected(callAdmin('POST', `/api/admin/orders/${id}/claim/`), isOrder);
}

/** Goes on while the page is being left. @throws ApiError */
export function releaseOrder(id: number): Promise<void> {
  return callAdmin('DELETE', `/api/admin/orders/${id}/claim/`, { isKeptAlive: true });
}

/** @throws ApiError, InvalidDataError */
export function addNote({ id, text }: { id: number; text: string }): Promise<AdminOrder> {
  return expected(callAdmin('POST', `/api/admin/orders/${id}/notes/`, { body: { text } }), isOrder);
}

/** @throws ApiError, 409 if the order or a product does not allow it; InvalidDataError */
export function amendOrder({
  id,
  body,
}: {
  id: number;
  body: { reason: string; updated_at: string } & Amendment;
}): Promise<AdminOrder> {
  return expected(callAdmin('PATCH', `/api/admin/orders/${id}/`, { body }), isOrder);
}

/** The order as it is now, if the server refused to change an outdated copy of it. */
export function newestOrder(error: unknown): AdminOrder | null {
  return error instanceof ApiError && isOrder(error.current) ? error.current : null;
}

/** @param key with which a repeated request is the same order. @throws ApiError, 409 if it cannot be had; InvalidDataError */
export function takeOrder({ body, key }: { body: ReturnType<typeof takenOrderOf>; key: string }): Promise<AdminOrder> {
  const headers = { 'Idempotency-Key': key };
  return expected(callAdmin('POST', '/api/admin/orders/', { body, headers }), isOrder);
}

/** Replaces the cached order wherever it is shown. */
export function holdOrder(client: QueryClient, order: AdminOrder): void {
  client.setQueryData(one(order.id), order);
  const inOrders = (orders: readonly AdminOrder[]) => changedItem(orders, { id: order.id }, () => order);
  client.setQueriesData<AdminOrdersAnswer>(
    { queryKey: LISTS },
    (answer) => answer && { ...answer, orders: inOrders(answer.orders) },
  );
}

/** Milliseconds in which several new orders are read together. */
const TOGETHER_MS = 500;
let hearing: ReturnType<typeof setTimeout> | undefined;

/**
 * Orders came in: reads the counts again, and lists to which new orders are added at the end. Other lists would
 * move under the reader's eyes.
 */
export function hearOfOrders(client: QueryClient): void {
  clearTimeout(hearing);
  hearing = setTimeout(() => {
    void client.invalidateQueries({ queryKey: orderCountsQuery().queryKey });
    void client.invalidateQueries({
      queryKey: LISTS,
      predicate: ({ queryKey }) => new URLSearchParams(String(queryKey.at(-1))).get('queue') === 'to-confirm',
    });
  }, TOGETHER_MS);
}

/** Fetches all shown orders again. */
export function refreshOrders(client: QueryClient): Promise<void> {
  return refresh(client, ORDERS);
}

const hasLists = withLists<AdminOrder>('items', 'status_history', 'status_mails', 'notes', 'amendments', 'warnings');

function isOrder(answer: unknown): answer is AdminOrder {
  return hasLists(answer) && isRecord(answer.confirmation) && Array.isArray(answer.confirmation.calls);
}

function isMailPreview(answer: unknown): answer is StatusMailPreview {
  return isRecord(answer) && ['to', 'subject', 'text', 'status'].every((name) => typeof answer[name] === 'string');
}

const isPage = withLists<AdminOrdersAnswer>('orders');

function isOrdersAnswer(answer: unknown): answer is AdminOrdersAnswer {
  return isPage(answer) && answer.orders.every(isOrder);
}

/** The invoice as PDF, saved by the browser. @throws ApiError */
export async function saveInvoice(orderId: number): Promise<void> {
  saveFile(await fetchFile(`/api/admin/orders/${orderId}/invoice/`));
}
