/** What a deletion would touch, for the question before it. */
import { z } from 'zod';
import type { Right } from '@/domain/accounts/roles';
import type { RouteSpec } from '../route-spec';

/** Each number is 0 where the kind of the document has nothing of that sort. */
export const deletionEffects = z.object({
  /** deleted with the category */
  subcategories: z.number(),
  /** published or not, that lose the category and its subcategories, or the brand */
  products: z.number(),
  /** of these, the ones that are left without any category */
  products_without_category: z.number(),
  /** not yet delivered or cancelled, with this product or for this wilaya; they keep their copy */
  open_orders: z.number(),
});
export type DeletionEffects = z.infer<typeof deletionEffects>;

const effectsOf = <const Path extends string, const Caller extends Right>(path: Path, caller: Caller) =>
  ({
    method: 'GET',
    path: `${path}/{id}/deletion`,
    summary: 'What the deletion would touch, counted now',
    caller,
    status: 200,
    answer: deletionEffects,
    refusals: [401, 403, 404],
  }) as const satisfies RouteSpec;

export const adminDeletionRoutes = {
  categoryDeletion: effectsOf('/admin/categories2', 'editor'),
  tagDeletion: effectsOf('/admin/tags', 'editor'),
  productDeletion: effectsOf('/admin/products', 'editor'),
  wilayaDeletion: effectsOf('/admin/wilayas', 'admin'),
} as const satisfies Record<string, RouteSpec>;
