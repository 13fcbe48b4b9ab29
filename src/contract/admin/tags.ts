/** Brands (the calls name them tags) in the back office. */
import { z } from 'zod';
import { asIssue } from '@/domain/problem';
import type { RouteSpec } from '../route-spec';
import { picture } from './form-fields';
import { EDIT_REFUSALS, typedSlug, updatedAt, versionSeen, yesNo } from './shared';

export const adminTag = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  image_url: z.string().nullable(),
  /** what the shop shows: published products of this brand */
  count: z.number(),
  updated_at: updatedAt,
});
export type AdminTag = z.infer<typeof adminTag>;

export const adminTagsAnswer = z.object({
  tags: z.array(adminTag),
  /** published products, with or without a brand */
  total_products: z.number(),
});
export type AdminTagsAnswer = z.infer<typeof adminTagsAnswer>;

const name = z.string(asIssue({ code: 'nameMissing', values: { kind: 'brand' } }));

export const newTag = z.object({
  name,
  slug: typedSlug,
  image: picture,
  remove_image: yesNo,
});

/** An absent field stays as it is; `remove_image` 'true' takes the picture away. */
export const tagChange = newTag.extend({ name: name.optional(), updated_at: versionSeen });

export const adminTagRoutes = {
  adminTags: {
    method: 'GET',
    path: '/admin/tags',
    summary: 'Brands in French order; `count` is what the shop shows',
    caller: 'office',
    status: 200,
    answer: adminTagsAnswer,
    refusals: [401, 403],
  },
  createTag: {
    method: 'POST',
    path: '/admin/tags',
    summary: 'A new brand',
    caller: 'editor',
    body: newTag,
    accepts: 'form-or-json',
    status: 201,
    answer: adminTag,
    refusals: EDIT_REFUSALS,
  },
  changeTag: {
    method: 'PUT',
    guard: 'updated_at',
    path: '/admin/tags/{id}',
    summary: 'Changes the given fields of a brand. With `updated_at`, an edit of an outdated copy is refused (409)',
    caller: 'editor',
    body: tagChange,
    accepts: 'form-or-json',
    status: 200,
    answer: adminTag,
    refusals: EDIT_REFUSALS,
  },
  deleteTag: {
    method: 'DELETE',
    path: '/admin/tags/{id}',
    summary: 'Deletes a brand; its products stay',
    caller: 'editor',
    status: 204,
    answer: z.null(),
    refusals: [401, 403, 404],
  },
} as const satisfies Record<string, RouteSpec>;
