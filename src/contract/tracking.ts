/** Following an order without an account. The answers name no person, telephone or street. */
import { z } from 'zod';
import { eachAmount } from '@/domain/orders/charges';
import { readOrderNumber } from '@/domain/orders/order-number';
import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { PARCEL_STATES } from '@/domain/parcels/states';
import { phoneProblem } from '@/domain/phone';
import { asIssue } from '@/domain/problem';
import { listingProduct } from './catalogue';
import type { RouteSpec } from './route-spec';
import { fieldText, MAX_ID, money, requiredText } from './shared';

export const trackingQuery = z.object({
  /** the order's number, with or without '#' */
  order: requiredText(40).transform((text, context) => {
    const id = readOrderNumber(text);
    // A number that no order can have is one that no order has.
    if (id !== null) return Math.min(id, MAX_ID);
    context.addIssue({ code: 'custom', message: asIssue({ code: 'orderNumber' }) });
    return z.NEVER;
  }),
  /** the telephone of the order, in any spelling */
  phone: fieldText({ max: 40, refuse: phoneProblem }),
});

const trackedOrder = z.object({
  id: z.number(),
  status: z.enum(ORDER_STATUSES),
  order_date: z.string(),
  items: z.array(z.object({ title: z.string(), quantity: z.number() })),
  ...eachAmount(() => money),
  delivery_method: z.string(),
  wilaya: z.string(),
  commune: z.object({ code: z.number(), name: z.string() }).nullable(),
  /** what has happened, oldest first: `key` is a status, `label` says it in French, `at` is ISO 8601 */
  steps: z.array(z.object({ key: z.enum(ORDER_STATUSES), label: z.string(), at: z.string() })),
  /** `tracking`: the courier's number; null until the courier gives one */
  parcel: z
    .object({ courier: z.string(), tracking: z.string().nullable(), state: z.enum(PARCEL_STATES), label: z.string() })
    .nullable(),
  /** whether the customer may still cancel it themselves */
  can_cancel: z.boolean(),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

export const trackingAnswer = z.object({ order: trackedOrder });
export type TrackingAnswer = z.infer<typeof trackingAnswer>;

export const orderAgainAnswer = z.object({
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.number(),
      /** as it is now; null if it is no longer in the shop */
      product: listingProduct.nullable(),
      /** the last published successor of a product that cannot be had */
      successor: listingProduct.nullable(),
    }),
  ),
});
export type OrderAgainAnswer = z.infer<typeof orderAgainAnswer>;

export const trackingLinkAnswer = z.object({ message: z.string() });

export const trackingRoutes = {
  trackByNumber: {
    method: 'GET',
    path: '/track',
    summary: 'The state of an order, by its number and telephone. Either of them wrong: the same 404',
    caller: 'anyone',
    limit: 'track',
    query: trackingQuery,
    status: 200,
    answer: trackingAnswer,
    refusals: [404, 429],
  },
  trackByCode: {
    method: 'GET',
    path: '/track/{code}',
    summary: 'The state of an order, by the code that its customer got with it',
    caller: 'anyone',
    limit: 'track',
    status: 200,
    answer: trackingAnswer,
    refusals: [404, 429],
  },
  orderAgain: {
    method: 'GET',
    path: '/track/{code}/again',
    summary: 'What the products of an order are now, for ordering them again',
    caller: 'anyone',
    limit: 'track',
    status: 200,
    answer: orderAgainAnswer,
    refusals: [404, 429],
  },
  orderAgainByNumber: {
    method: 'GET',
    path: '/track/again',
    summary: 'The same by the number and telephone of the order. Either of them wrong: the same 404',
    caller: 'anyone',
    limit: 'track',
    query: trackingQuery,
    status: 200,
    answer: orderAgainAnswer,
    refusals: [404, 429],
  },
  mailTrackingLink: {
    method: 'POST',
    path: '/track/link',
    summary:
      "Sends the order's link, with which it can be cancelled, to the e-mail address of the order. The answer is the same whether or not there is one; a repeated call sends no second mail",
    caller: 'anyone',
    limit: 'track',
    body: trackingQuery,
    status: 202,
    answer: trackingLinkAnswer,
    refusals: [403, 404, 413, 415, 429],
  },
  cancelTracked: {
    method: 'POST',
    path: '/track/{code}/cancel',
    summary: 'Cancels an order that waits for confirmation (`can_cancel`)',
    caller: 'anyone',
    limit: 'track',
    status: 200,
    answer: trackingAnswer,
    refusals: [403, 404, 409, 429],
  },
} as const satisfies Record<string, RouteSpec>;
