import { z } from 'zod';
import type { RouteSpec } from './route-spec';

/** The message of a courier whose profile names no other shape; src/domain/parcels/webhook.ts reads every shape. */
const courierMessage = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      tracking: z.string().optional(),
      reference: z.string().optional(),
      status: z.string(),
      /** ISO 8601 */
      occurred_at: z.string(),
      reason: z.string().optional(),
    }),
  ),
});

/** What couriers call. Their signature replaces the token. */
export const courierRoutes = {
  courierEvents: {
    method: 'POST',
    path: '/couriers/{id}/events',
    summary:
      "A courier's message about its parcels. `X-Signature: sha256=<hex>` is the HMAC-SHA256 of the body with the courier's secret; the courier's profile may name another header and shape. An event that came before changes nothing.",
    caller: 'anyone',
    credential: 'courierSignature',
    checkedByHandler: courierMessage,
    status: 200,
    answer: z.object({ /** events that were not known yet */ received: z.number() }),
    refusals: [401, 413],
  },
  courierChallenge: {
    method: 'GET',
    path: '/couriers/{id}/events',
    summary: "Echoes a courier's token (`crc_token`) when it subscribes, if its profile says so",
    caller: 'anyone',
    status: 200,
    produces: ['text'],
    answer: z.string(),
    refusals: [404],
  },
} as const satisfies Record<string, RouteSpec>;
