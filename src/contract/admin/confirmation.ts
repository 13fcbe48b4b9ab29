/** The confirmation of orders by telephone. */
import { z } from 'zod';
import { asksForMoment, CALL_RESULTS, MAX_NOTE_LENGTH } from '@/domain/confirmation/calls';
import { MAX_OFFICE_QUANTITY } from '@/domain/orders/cart';
import { MAX_CHANGED } from '@/domain/orders/chosen-orders';
import { CUSTOMER_FIELDS } from '@/domain/orders/order-fields';
import { TAKEN_SOURCES } from '@/domain/orders/order-source';
import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { asIssue, REQUIRED } from '@/domain/problem';
import { orderCustomer, orderLinesUpTo, orderRequest } from '../orders';
import type { RouteSpec } from '../route-spec';
import { blockText, MAX_ID, optionalFieldText, optionalText } from '../shared';
import { adminOrder } from './orders';
import { EDIT_REFUSALS, isStorableMoment, oneOf, yesNo } from './shared';

const MOMENT = asIssue({ code: 'parameterNotAMoment', values: { name: 'call_again_at' } });

const ORDER_NUMBERS = asIssue({ code: 'orderNumbersExpected' });

const moment = z.iso
  .datetime({ offset: true, error: MOMENT })
  .refine(isStorableMoment, MOMENT)
  .transform((text) => new Date(text))
  .nullish()
  .transform((value) => value ?? null);

export const callReport = z
  .object({
    result: oneOf('result', CALL_RESULTS),
    note: optionalText(MAX_NOTE_LENGTH),
    /** when to call again: for the result `call-back`, in the future */
    call_again_at: moment,
  })
  .refine(({ result, call_again_at: again }) => !asksForMoment(result) || again !== null, {
    path: ['call_again_at'],
    error: asIssue(REQUIRED),
  });

export type CallReport = z.input<typeof callReport>;

export const newNote = z.object({ text: blockText(MAX_NOTE_LENGTH) });

/** An order that the shop's people take. An e-mail address is optional, and more pieces are allowed than in the shop. */
export const takenOrder = orderRequest.omit({ guest_id: true }).extend({
  customer: orderCustomer.extend({
    email: optionalFieldText(CUSTOMER_FIELDS.email).transform((email) => email ?? ''),
  }),
  items: orderLinesUpTo(MAX_OFFICE_QUANTITY),
  payment_method: orderRequest.shape.payment_method.default('cod'),
  source: oneOf('source', TAKEN_SOURCES),
  /** whether the customer confirmed it already: its status is then `processing` */
  confirmed: yesNo,
});

export const bulkStatus = z.object({
  ids: z
    .array(z.int(ORDER_NUMBERS).min(1, ORDER_NUMBERS).max(MAX_ID, ORDER_NUMBERS), ORDER_NUMBERS)
    .min(1, asIssue(REQUIRED))
    .max(MAX_CHANGED, asIssue({ code: 'tooManyOrders', values: { max: MAX_CHANGED } })),
  status: oneOf('status', ORDER_STATUSES),
  /** the status of each order that the caller saw, by id: an order that has moved on since is refused */
  from: z.record(z.string().max(20), oneOf('from', ORDER_STATUSES)).nullish(),
});

export const bulkStatusAnswer = z.object({
  /** orders that have the status now */
  changed: z.array(z.number()),
  refused: z.array(z.object({ id: z.number(), message: z.string() })),
});

export type BulkStatusAnswer = z.infer<typeof bulkStatusAnswer>;

export const confirmationRoutes = {
  recordCall: {
    method: 'POST',
    path: '/admin/orders/{id}/calls',
    summary:
      'Notes a call to the customer and applies its result. An order that does not wait for a call: 409, and the call is still noted. With `Idempotency-Key`, a repeated request counts once',
    caller: 'clerk',
    body: callReport,
    status: 200,
    takesKey: true,
    answer: adminOrder,
    refusals: [...EDIT_REFUSALS, 422],
  },
  claimOrder: {
    method: 'POST',
    path: '/admin/orders/{id}/claim',
    summary: 'Makes the order mine for ten minutes; somebody else’s: 409',
    caller: 'clerk',
    status: 200,
    answer: adminOrder,
    refusals: [401, 403, 404, 409],
  },
  releaseOrder: {
    method: 'DELETE',
    path: '/admin/orders/{id}/claim',
    summary: 'Ends a claim; somebody else’s: 403, but for an admin',
    caller: 'clerk',
    status: 204,
    answer: z.null(),
    refusals: [401, 403, 404],
  },
  addNote: {
    method: 'POST',
    path: '/admin/orders/{id}/notes',
    summary: 'Adds a note to the order',
    caller: 'clerk',
    body: newNote,
    status: 201,
    answer: adminOrder,
    refusals: EDIT_REFUSALS,
  },
  takeOrder: {
    method: 'POST',
    path: '/admin/orders',
    summary:
      'An order taken by telephone, WhatsApp or at the counter. With `Idempotency-Key`, a repeated request answers with the first order',
    caller: 'clerk',
    body: takenOrder,
    status: 201,
    takesKey: true,
    answer: adminOrder,
    refusals: [401, 403, 409, 413, 415, 422],
  },
  changeStatuses: {
    method: 'POST',
    path: '/admin/orders/bulk-status',
    summary:
      'Changes the status of several orders, each by itself. With `from`, those that have moved on since are refused',
    caller: 'clerk',
    body: bulkStatus,
    status: 200,
    answer: bulkStatusAnswer,
    refusals: [401, 403, 413, 415],
  },
} as const satisfies Record<string, RouteSpec>;
