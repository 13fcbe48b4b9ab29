/** The dashboard of the back office. */
import { z } from 'zod';
import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { statistics } from '../orders';
import type { RouteSpec } from '../route-spec';
import { money } from '../shared';

/** An order that was placed, or a change of its status. */
export const activity = z.object({
  order_id: z.number(),
  /** true for a new order, false for a later change */
  is_new: z.boolean(),
  status: z.enum(ORDER_STATUSES),
  at: z.string(),
  /** who did it: a username, or 'guest' */
  by: z.string(),
  customer_name: z.string(),
  total: money,
});
export type Activity = z.infer<typeof activity>;

export const orderDay = z.object({
  /** YYYY-MM-DD, the shop's own day */
  date: z.string(),
  /** placed that day, cancelled ones too */
  orders: z.number(),
  /** dinars, without cancelled orders */
  revenue: money,
});
export type OrderDay = z.infer<typeof orderDay>;

/** What waits now, each as many as the list that it leads to has. */
export const waiting = z.object({
  /** orders of the queue of this name */
  to_confirm: z.number(),
  /** orders whose call is due and that no other clerk works on */
  due_calls: z.number(),
  /** orders that are confirmed and not sent */
  to_pack: z.number(),
  /** parcels whose cash is outstanding for more than LATE_CASH_DAYS */
  late_cash: z.number(),
});
export type Waiting = z.infer<typeof waiting>;

export const dashboardAnswer = statistics.extend({
  waiting,
  /** the last 30 days, today included, oldest first; days without orders too */
  days: z.array(orderDay),
  /** newest first */
  recent_activity: z.array(activity),
});
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

export const adminDashboardRoutes = {
  adminDashboard: {
    method: 'GET',
    path: '/admin/dashboard',
    summary: 'What waits now, figures of the whole shop, orders and revenue of the last 30 days, and recent activity',
    caller: 'admin',
    status: 200,
    answer: dashboardAnswer,
    refusals: [401, 403],
  },
} as const satisfies Record<string, RouteSpec>;
