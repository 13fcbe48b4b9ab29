/** Orders in the back office. */
import { z } from 'zod';
import { ORDER_STATUSES } from '@/domain/order-status';
import { PAGE_SIZE } from '@/domain/pagination';
import { asIssue } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { order } from '../orders';
import type { RouteSpec } from '../route-spec';
import { decimal, MAX_ID, pagedFields, searchText } from '../shared';
import { blankIsAbsent, oneOf, pageOf } from './shared';

const status = oneOf('status', ORDER_STATUSES);

/** What happened to an order: `at` is ISO 8601, `by` a username, 'guest' or 'system'. */
const statusChange = z.object({ status, at: z.string(), by: z.string() });

/**
 * A mail to the customer that somebody requested; `sent_at` is null while it waits, `status` the status it reports.
 * `failed_at` is set if it could not be sent and is not tried again.
 */
const statusMail = z.object({
  status,
  at: z.string(),
  by: z.string(),
  sent_at: z.string().nullable(),
  failed_at: z.string().nullable(),
});

export const adminOrder = order.extend({
  /** oldest first */
  status_history: z.array(statusChange),
  /** oldest first */
  status_mails: z.array(statusMail),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const ORDERINGS = ['id', '-id', 'order_date', '-order_date', 'total', '-total'] as const;
export type OrderOrdering = (typeof ORDERINGS)[number];

const filters = {
  /** the beginning of an order's number, with or without its '#'; anything else finds nothing */
  search: searchText,
  /** a part of the name, the e-mail or the phone */
  customer: searchText,
  status: blankIsAbsent(status).transform((value) => value ?? null),
  ordering: blankIsAbsent(oneOf('ordering', ORDERINGS)).transform((value) => value ?? '-order_date'),
};

export const adminOrdersQuery = z.object({
  ...filters,
  ...pageOf({ limit: PAGE_SIZE }),
});
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuery>;

export const adminOrdersAnswer = z.object({
  orders: z.array(adminOrder),
  ...pagedFields,
});
export type AdminOrdersAnswer = z.infer<typeof adminOrdersAnswer>;

/** With more numbers the address would be too long for some servers. */
const MAX_CHOSEN = 1_000;

export const exportQuery = z.object({
  ...filters,
  /** numbers of the chosen orders, `1,2,3`; the filters are then ignored */
  ids: z
    .string()
    .optional()
    .transform((text) => (isBlank(text) ? null : (text ?? '').split(',').map((id) => decimal(id, /^\d{1,10}$/))))
    .refine(
      (ids) => ids === null || ids.every((id) => id >= 1 && id <= MAX_ID),
      asIssue({ code: 'orderNumbersExpected' }),
    )
    .refine(
      (ids) => ids === null || ids.length <= MAX_CHOSEN,
      asIssue({ code: 'tooManyOrders', values: { max: MAX_CHOSEN } }),
    ),
});
export type ExportQuery = z.infer<typeof exportQuery>;

export const orderStatusChange = z.object({
  status,
  /** the status that the caller saw: 409 if the order has another by now */
  from: status.nullish().transform((value) => value ?? null),
});

export const adminOrderRoutes = {
  adminOrders: {
    method: 'GET',
    path: '/admin/orders',
    summary: 'Orders, newest first unless `ordering` says otherwise, found by number, customer and status',
    caller: 'clerk',
    query: adminOrdersQuery,
    status: 200,
    answer: adminOrdersAnswer,
    refusals: [401, 403],
  },
  exportOrders: {
    method: 'GET',
    path: '/admin/orders/export',
    summary: 'The chosen orders, or those that the filters find, as CSV (UTF-8 with a byte-order mark)',
    caller: 'admin',
    needsConfirmation: true,
    query: exportQuery,
    status: 200,
    answer: z.string(),
    refusals: [401, 403],
  },
  adminOrder: {
    method: 'GET',
    path: '/admin/orders/{id}',
    summary: 'An order with its history and the mails sent about it',
    caller: 'clerk',
    status: 200,
    answer: adminOrder,
    refusals: [401, 403, 404],
  },
  changeOrderStatus: {
    method: 'PATCH',
    path: '/admin/orders/{id}/status',
    summary: 'Changes the status of an order; cancelling or reopening it moves stock',
    caller: 'clerk',
    body: orderStatusChange,
    status: 200,
    answer: adminOrder,
    refusals: [401, 403, 404, 409, 413, 415],
  },
  mailOrderStatus: {
    method: 'POST',
    path: '/admin/orders/{id}/email',
    summary: 'Mails the customer, in French, the status of the order; a second request at once sends no second mail',
    caller: 'clerk',
    status: 202,
    answer: adminOrder,
    refusals: [401, 403, 404, 409],
  },
  orderInvoice: {
    method: 'GET',
    path: '/admin/orders/{id}/invoice',
    summary: 'The invoice in French, as PDF',
    caller: 'clerk',
    status: 200,
    answer: z.string(),
    refusals: [401, 403, 404],
  },
} as const satisfies Record<string, RouteSpec>;
