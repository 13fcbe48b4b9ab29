/** Customers as their telephones tell them apart. Counted from the orders. */
import { z } from 'zod';
import { MAX_BLOCK_REASON } from '@/domain/orders/customers';
import { PAGE_SIZE } from '@/domain/pagination';
import { asIssue } from '@/domain/problem';
import type { RouteSpec } from '../route-spec';
import { blockText, money, pagedFields, searchText } from '../shared';
import { adminOrder } from './orders';
import { blankIsAbsent, EDIT_REFUSALS, isStorableMoment, pageOf } from './shared';

/** The newest orders that the answer about one customer lists. */
export const MAX_CUSTOMER_ORDERS = 100;

const customer = z.object({
  /** E.164 */
  phone_key: z.string(),
  /** of the orders, the latest first */
  names: z.array(z.string()),
  orders: z.number(),
  delivered: z.number(),
  /** cancelled orders that the customer refused by telephone or sent back */
  refused: z.number(),
  /** the other cancelled orders */
  cancelled: z.number(),
  /** dinars of the delivered orders, fees included */
  total: money,
  /** null for a blocked telephone without orders */
  last_order_at: z.string().nullable(),
  /** whether the telephone may not order online */
  blocked: z.boolean(),
  /** null if it is not blocked; `until` null: until it is lifted */
  block: z.object({ at: z.string(), by: z.string(), reason: z.string(), until: z.string().nullable() }).nullable(),
});
export type Customer = z.infer<typeof customer>;

export const customersQuery = z.object({ search: searchText, ...pageOf({ limit: PAGE_SIZE }) });
export type CustomersQuery = z.infer<typeof customersQuery>;

const customersAnswer = z.object({ customers: z.array(customer), ...pagedFields });
export type CustomersAnswer = z.infer<typeof customersAnswer>;

const customerDetail = customer.extend({
  /** newest first, at most 100 */
  order_list: z.array(adminOrder),
  /** the account of the latest order that has one */
  account: z.object({ id: z.number(), username: z.string(), email: z.string() }).nullable(),
});
export type CustomerDetail = z.infer<typeof customerDetail>;

const UNTIL = asIssue({ code: 'parameterNotAMoment', values: { name: 'until' } });

export const blockRequest = z.object({
  reason: blockText(MAX_BLOCK_REASON),
  /** a moment, or the last day, in the future; absent: until it is lifted */
  until: blankIsAbsent(
    z.union([z.iso.date(), z.iso.datetime({ offset: true })], UNTIL).refine(isStorableMoment, UNTIL),
  ).transform((text) => text ?? null),
});

const read = { method: 'GET', caller: 'clerk', status: 200 } as const;
const path = '/admin/customers/{phone_key}';

export const customerRoutes = {
  customers: {
    ...read,
    path: '/admin/customers',
    summary:
      'Customers by telephone, the latest order first; `search` by telephone in any spelling, name or number of an order',
    query: customersQuery,
    answer: customersAnswer,
    refusals: [401, 403],
  },
  customer: {
    ...read,
    path,
    summary: 'A customer with the orders of the telephone, in any spelling, and the account',
    answer: customerDetail,
    refusals: [401, 403, 404],
  },
  blockCustomer: {
    method: 'POST',
    path: `${path}/block`,
    summary:
      'Keeps a telephone from ordering online, for ever or until a day or a moment; again: with another reason or end',
    caller: 'clerk',
    body: blockRequest,
    status: 204,
    answer: z.null(),
    refusals: EDIT_REFUSALS,
  },
  unblockCustomer: {
    method: 'DELETE',
    path: `${path}/block`,
    summary: 'Lets the telephone order online again',
    caller: 'clerk',
    status: 204,
    answer: z.null(),
    refusals: [401, 403, 404],
  },
} as const satisfies Record<string, RouteSpec>;
