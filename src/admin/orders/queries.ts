import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminOrder, AdminOrdersAnswer } from '@/contract/admin/orders';
import type { OrderStatus } from '@/domain/order-status';
import { callAdmin, fetchFile } from '../api/client';
import { expected, withLists } from '../api/expected';
import { filledParams, refresh } from '../lib/list-query';
import { saveFile } from '../lib/save-file';

/** The filters of the screen of orders; '' for a filter that is not set. */
export type OrderFilters = { search: string; customer: string; status: string; ordering: string };

const ORDERS = ['admin', 'orders'];
const LISTS = [...ORDERS, 'list'];
const one = (id: number) => [...ORDERS, 'one', id];

/** Milliseconds between polls while a mail waits to be sent. */
const MAIL_LOOK_MS = 2_000;

export function ordersQuery({ page, ...filters }: OrderFilters & { page: number }) {
  const query = filledParams({ ...filters, page: page === 1 ? '' : String(page) });
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/orders/?${query}`, { signal }), isOrdersAnswer),
    placeholderData: keepPreviousData,
  });
}

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: one(id),
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/orders/${id}/`, { signal }), isOrder),
    refetchInterval: ({ state: { data } }) => (data?.status_mails.some(isWaiting) ? MAIL_LOOK_MS : false),
  });
}

/** Is the mail neither sent nor given up? */
export function isWaiting({ sent_at, failed_at }: AdminOrder['status_mails'][number]): boolean {
  return sent_at === null && failed_at === null;
}

/** The address of the export: of the chosen orders, or of what the filters find. */
export function exportPath({ chosen, filters }: { chosen: readonly number[]; filters: OrderFilters }): string {
  const query = filledParams(chosen.length > 0 ? { ids: chosen.join(','), ordering: filters.ordering } : filters);
  return `/api/admin/orders/export/?${query}`;
}

type StatusChange = {
  id: number;
  /** null if this version of the shop does not know it */
  from: OrderStatus | null;
  to: OrderStatus;
};

/** @throws AdminApiError, 409 if somebody else was faster; InvalidDataError */
export function changeStatus({ id, from, to }: StatusChange): Promise<AdminOrder> {
  return expected(callAdmin('PATCH', `/api/admin/orders/${id}/status/`, { body: { status: to, from } }), isOrder);
}

/** @throws AdminApiError, InvalidDataError */
export function askStatusMail(id: number): Promise<AdminOrder> {
  return expected(callAdmin('POST', `/api/admin/orders/${id}/email/`), isOrder);
}

/** Replaces the cached order wherever it is shown. */
export function holdOrder(client: QueryClient, order: AdminOrder): void {
  client.setQueryData(one(order.id), order);
  client.setQueriesData<AdminOrdersAnswer>({ queryKey: LISTS }, (answer) =>
    answer ? { ...answer, orders: answer.orders.map((held) => (held.id === order.id ? order : held)) } : answer,
  );
}

/** Fetches all shown orders again. */
export function refreshOrders(client: QueryClient): Promise<void> {
  return refresh(client, ORDERS);
}

const isOrder = withLists<AdminOrder>('items', 'status_history', 'status_mails');
const isPage = withLists<AdminOrdersAnswer>('orders');

function isOrdersAnswer(answer: unknown): answer is AdminOrdersAnswer {
  return isPage(answer) && answer.orders.every(isOrder);
}

/** The invoice as PDF, saved by the browser. @throws AdminApiError */
export async function saveInvoice(orderId: number): Promise<void> {
  saveFile(await fetchFile(`/api/admin/orders/${orderId}/invoice/`));
}
