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

/** Documents whose reference, name or number should be unique but looks the same. */
export const twins = z.object({
  collection: z.enum(['products', 'categories', 'tags', 'wilayas', 'couriers', 'parcels']),
  field: z.string(),
  /** as the first of them has it */
  text: z.string(),
  ids: z.array(z.number()),
});
export type Twins = z.infer<typeof twins>;

/** A product that is in no category, since its last one was deleted. It is found by search and address only. */
export const uncategorised = z.object({ id: z.number(), title: z.string(), published: z.boolean() });
export type Uncategorised = z.infer<typeof uncategorised>;

export const adminHealthAnswer = z.object({
  status: z.literal('ok'),
  /** null if no backup was ever made */
  last_backup: z.object({ at: z.string(), rows: z.number(), pictures: z.number() }).nullable(),
  /** the first 200, by product */
  insecure_images: z.array(insecureImage),
  /** the first 200; the shop has refused new ones since it compares texts by what they look like */
  twins: z.array(twins),
  /** the first 200; all of them: GET /api/admin/products/?without=category */
  without_category: z.array(uncategorised),
});
export type AdminHealthAnswer = z.infer<typeof adminHealthAnswer>;

export const adminHealthRoutes = {
  adminHealth: {
    method: 'GET',
    path: '/admin/health',
    summary:
      'The time of the last backup, pictures that browsers do not show because their addresses begin with http, references, names and tracking numbers that look the same, and products without a category',
    caller: 'admin',
    status: 200,
    answer: adminHealthAnswer,
    refusals: [401, 403, 503],
  },
} as const satisfies Record<string, RouteSpec>;
