import { z } from 'zod';
import type { RouteSpec } from '../route-spec';

export const adminHealthAnswer = z.object({
  status: z.literal('ok'),
  /** null where no backup was ever made */
  last_backup: z.object({ at: z.string(), rows: z.number(), pictures: z.number() }).nullable(),
});

export const adminHealthRoutes = {
  adminHealth: {
    method: 'GET',
    path: '/admin/health',
    summary: 'What the owner should know of the state of the shop: when the last backup was made',
    caller: 'admin',
    status: 200,
    answer: adminHealthAnswer,
    refusals: [401, 403],
  },
} as const satisfies Record<string, RouteSpec>;
