/** What the back office hears while it is open. */
import { z } from 'zod';
import type { RouteSpec } from '../route-spec';
import { money } from '../shared';

/** The data of an event `order`: a new order. */
export const orderEvent = z.object({
  id: z.number(),
  total: money,
  customer_name: z.string(),
  wilaya: z.string(),
  /** ISO 8601 */
  placed_at: z.string(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const eventRoutes = {
  events: {
    method: 'GET',
    path: '/admin/events',
    summary:
      'New orders as they come (text/event-stream): events `order`. With `Last-Event-ID`, what came since that event, up to a day',
    caller: 'clerk',
    status: 200,
    produces: ['events'],
    answer: z.string(),
    refusals: [401, 403, 503],
  },
} as const satisfies Record<string, RouteSpec>;
