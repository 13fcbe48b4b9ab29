/** What is known of a product in other lists: boilers that it fits, and numbers under which it is found. */
import { z } from 'zod';
import type { RouteSpec } from '../../route-spec';

const productFits = z.object({
  /** boiler models, those still to check too */
  models: z.number(),
  /** those of them that are confirmed */
  confirmed: z.number(),
  numbers: z.number(),
});
export type ProductFits = z.infer<typeof productFits>;

export const productFitRoutes = {
  productFits: {
    method: 'GET',
    path: '/admin/products/{id}/fits',
    summary: 'How many boiler models a product fits, how many of them are confirmed, and how many numbers it has',
    caller: 'office',
    status: 200,
    answer: productFits,
    refusals: [401, 403, 404],
  },
} as const satisfies Record<string, RouteSpec>;
