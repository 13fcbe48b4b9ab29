/** Problems that the owner of the shop should know and fix. */
import { z } from 'zod';
import type { RouteSpec } from '../route-spec';

/** A picture with an http address, which the pages' policy blocks. */
export const insecureImage = z.object({
  collection: z.literal('products'),
  id: z.number(),
  title: z.string(),
  /** as the calls of the back office name it: `image_2_url` */
  field: z.string(),
  url: z.string(),
});
export type InsecureImage = z.infer<typeof insecureImage>;

export const adminHealthAnswer = z.object({
  status: z.literal('ok'),
  /** null if no backup was ever made */
  last_backup: z.object({ at: z.string(), rows: z.number(), pictures: z.number() }).nullable(),
  /** the first 200, by product */
  insecure_images: z.array(insecureImage),
});
export type AdminHealthAnswer = z.infer<typeof adminHealthAnswer>;

export const adminHealthRoutes = {
  adminHealth: {
    method: 'GET',
    path: '/admin/health',
    summary:
      'The time of the last backup, and pictures that browsers do not show because their addresses begin with http',
    caller: 'admin',
    status: 200,
    answer: adminHealthAnswer,
    refusals: [401, 403, 503],
  },
} as const satisfies Record<string, RouteSpec>;
