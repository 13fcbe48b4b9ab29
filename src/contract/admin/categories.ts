/** Categories in the back office. */
import { z } from 'zod';
import { FIT_ANSWERS } from '@/domain/boilers/fit-question';
import { asIssue } from '@/domain/problem';
import type { RouteSpec } from '../route-spec';
import { picture, relation } from './form-fields';
import { EDIT_REFUSALS, typedSlug, updatedAt, versionSeen, yesNo } from './shared';

const named = {
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  /** the id of the category above; null at the top */
  parent: z.number().nullable(),
  /** whether its products are parts of a boiler; null: as the category above says, at the top yes */
  asks_fit: z.enum(FIT_ANSWERS).nullable(),
  image_url: z.string().nullable(),
  /** what the shop shows: published products filed here and below, each once */
  product_count: z.number(),
  updated_at: updatedAt,
};

export const adminCategory = z.object(named);
export type AdminCategory = z.infer<typeof adminCategory>;

export type AdminCategoryNode = AdminCategory & { children: AdminCategoryNode[] };
export const adminCategoryNode: z.ZodType<AdminCategoryNode> = z.object({
  ...named,
  get children() {
    return z.array(adminCategoryNode);
  },
});

/** Null if blank, undefined if absent. */
const fitAnswer = z
  .enum([...FIT_ANSWERS, ''], asIssue({ code: 'fitAnswerExpected' }))
  .nullish()
  .transform((answer) => (answer === '' ? null : answer));

const name = z.string(asIssue({ code: 'nameMissing', values: { kind: 'category' } }));

export const newCategory = z.object({
  name,
  slug: typedSlug,
  parent: relation(asIssue({ code: 'parentNotAnId' })),
  asks_fit: fitAnswer,
  image: picture,
  remove_image: yesNo,
});

/** An absent field stays as it is. A blank `parent` moves to the top; `remove_image` 'true' takes the picture away. */
export const categoryChange = newCategory.extend({ name: name.optional(), updated_at: versionSeen });

const creation = {
  method: 'POST',
  summary: 'A new category',
  caller: 'editor',
  body: newCategory,
  accepts: 'form-or-json',
  status: 201,
  answer: adminCategory,
  refusals: EDIT_REFUSALS,
} as const;

export const adminCategoryRoutes = {
  adminCategories: {
    method: 'GET',
    path: '/admin/categories',
    summary: 'Categories in one list, in French order; `product_count` is what the shop shows',
    caller: 'office',
    status: 200,
    answer: z.array(adminCategory),
    refusals: [401, 403],
  },
  adminCategoryTree: {
    method: 'GET',
    path: '/admin/categories2',
    summary:
      'Categories as a tree, each level in French order; `product_count` is what the shop shows, for the whole subtree',
    caller: 'office',
    status: 200,
    answer: z.array(adminCategoryNode),
    refusals: [401, 403],
  },
  createCategory: { ...creation, path: '/admin/categories' },
  createCategoryInTree: { ...creation, path: '/admin/categories2' },
  changeCategory: {
    method: 'PUT',
    guard: 'updated_at',
    path: '/admin/categories2/{id}',
    summary: 'Changes the given fields of a category. With `updated_at`, an edit of an outdated copy is refused (409)',
    caller: 'editor',
    body: categoryChange,
    accepts: 'form-or-json',
    status: 200,
    answer: adminCategory,
    refusals: EDIT_REFUSALS,
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/admin/categories2/{id}',
    summary: 'Deletes a category and all below it; its products stay',
    caller: 'editor',
    status: 204,
    answer: z.null(),
    refusals: [401, 403, 404],
  },
} as const satisfies Record<string, RouteSpec>;
