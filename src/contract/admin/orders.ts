/** Orders in the back office. */

import { z } from 'zod';
import { CONFIRMATION_STATES } from '@/domain/confirmation/states';
import { CASH_QUEUE, ORDER_QUEUES, type OrderQueue } from '@/domain/orders/order-queues';
import { ORDER_SOURCES } from '@/domain/orders/order-source';
import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { PAGE_SIZE } from '@/domain/pagination';
import { asIssue } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { order, orderItem } from '../orders';
import type { RouteSpec } from '../route-spec';
import { decimal, MAX_ID, pagedFields, searchText } from '../shared';
import { exportFields } from './export-fields';
import { orderTracks } from './order-tracks';
import { PARCEL_FILTERS } from './parcels';
import { blankIsAbsent, day, idParameter, oneOf, pageOf, updatedAt, yesNo } from './shared';

const status = oneOf('status', ORDER_STATUSES);

/** What happened to an order: `at` is ISO 8601, `by` a username, 'guest' or 'system'. */
const statusChange = z.object({ status, at: z.string(), by: z.string() });

/**
 * A mail to the customer that a clerk requested; `sent_at` is null while it waits, `status` the status it reports.
 * `failed_at` is set if it could not be sent and is not tried again.
 */
const statusMail = z.object({
  status,
  at: z.string(),
  by: z.string(),
  sent_at: z.string().nullable(),
  failed_at: z.string().nullable(),
});

/** The mail about an order's status as its customer would read it now. */
const statusMailPreview = z.object({ to: z.string(), subject: z.string(), text: z.string(), status });
export type StatusMailPreview = z.infer<typeof statusMailPreview>;

/** The status that the preview named; null if the request does not say. */
const statusMailQuery = z.object({ status: blankIsAbsent(status).transform((value) => value ?? null) });

/** An order in the back office, without what runs beside it. */
const officeOrder = order.extend({
  items: z.array(orderItem.extend({ /** by which the line is named */ id: z.string() })),
  source: z.enum(ORDER_SOURCES),
  updated_at: updatedAt,
  /** the customer's telephone in E.164; null if it could not be read */
  phone_key: z.string().nullable(),
  /** oldest first */
  status_history: z.array(statusChange),
  /** oldest first */
  status_mails: z.array(statusMail),
});
export type OfficeOrder = z.infer<typeof officeOrder>;

export const adminOrder = officeOrder.extend(orderTracks.shape);
export type AdminOrder = z.infer<typeof adminOrder>;

export const ORDERINGS = ['id', '-id', 'order_date', '-order_date', 'total', '-total'] as const;
export type OrderOrdering = (typeof ORDERINGS)[number];

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  blankIsAbsent(schema).transform((value) => (value ?? null) as z.output<Schema> | null);

const filters = {
  /** a number, or a part of the name, the e-mail or the phone */
  q: searchText,
  /** the beginning of an order's number, with or without its '#'; anything else finds nothing */
  search: searchText,
  /** a part of the name, the e-mail or the phone */
  customer: searchText,
  status: orNull(status),
  confirmation: orNull(oneOf('confirmation', CONFIRMATION_STATES)),
  /** whose call is due and that no other clerk claims: longest due first, whatever the ordering */
  due: yesNo,
  parcel: orNull(oneOf('parcel', PARCEL_FILTERS)),
  /** what the order desk works on; the queues of calls come by the time of the next call, whatever the ordering */
  queue: orNull(oneOf('queue', ORDER_QUEUES)),
  wilaya: idParameter('wilaya'),
  product: idParameter('product'),
  source: orNull(oneOf('source', ORDER_SOURCES)),
  /** the shop's own days, both included */
  from: day('from'),
  to: day('to'),
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
  ...exportFields,
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

/** How many orders each queue holds, and how many orders there are. Null for callers who see no cash. */
const orderCounts = z.object({
  // One entry for each queue.
  ...(Object.fromEntries(ORDER_QUEUES.map((queue) => [queue, z.number()])) as Record<OrderQueue, z.ZodNumber>),
  [CASH_QUEUE]: z.number().nullable(),
  all: z.number(),
});
export type OrderCounts = z.infer<typeof orderCounts>;

export const orderStatusChange = z.object({
  status,
  /** the status that the caller saw: 409 if the order has another by now */
  from: status.nullish().transform((value) => value ?? null),
});

export const adminOrderRoutes = {
  adminOrders: {
    method: 'GET',
    path: '/admin/orders',
    summary:
      'Orders, newest first unless `ordering` says otherwise, found by number, customer, status, confirmation, parcel, wilaya, product, day and source; with `due=true` the queue of calls',
    caller: 'clerk',
    query: adminOrdersQuery,
    status: 200,
    answer: adminOrdersAnswer,
    refusals: [401, 403],
  },
  orderCounts: {
    method: 'GET',
    path: '/admin/orders/counts',
    summary:
      'How many orders each queue of the order desk holds, and how many there are; what is to be settled for the admin alone',
    caller: 'clerk',
    status: 200,
    answer: orderCounts,
    refusals: [401, 403],
  },
  exportOrders: {
    method: 'GET',
    path: '/admin/orders/export',
    summary: 'The chosen orders, or those that the filters find, as CSV (UTF-8 with a byte-order mark) or XLSX',
    caller: 'admin',
    needsConfirmation: true,
    query: exportQuery,
    status: 200,
    produces: ['csv', 'xlsx'],
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
    guard: 'from',
    path: '/admin/orders/{id}/status',
    summary: 'Changes the status of an order; cancelling or reopening it moves stock',
    caller: 'clerk',
    body: orderStatusChange,
    status: 200,
    answer: adminOrder,
    refusals: [401, 403, 404, 409, 413, 415],
  },
  previewOrderMail: {
    method: 'GET',
    path: '/admin/orders/{id}/email',
    summary: 'The mail about the status of the order as it would be sent now, in French',
    caller: 'clerk',
    status: 200,
    answer: statusMailPreview,
    refusals: [401, 403, 404, 409],
  },
  mailOrderStatus: {
    method: 'POST',
    path: '/admin/orders/{id}/email',
    summary:
      'Mails the customer, in French, the status of the order; a second request at once sends no second mail. With the `status` of ' +
      'a preview, 409 if the order has another one by now',
    caller: 'clerk',
    query: statusMailQuery,
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
    produces: ['pdf'],
    answer: z.string(),
    refusals: [401, 403, 404],
  },
} as const satisfies Record<string, RouteSpec>;
