/** Changes of many products at once: previewed, applied, undone. */
import { z } from 'zod';
import { MAX_DINARS } from '@/domain/money';
import { asIssue, type Problem } from '@/domain/problem';
import {
  BULK_KINDS,
  type BulkChange,
  type BulkKind,
  MAX_BULK_PRODUCTS,
  MAX_PRICE_PERCENT,
  PRICE_STEPS,
} from '@/domain/products/bulk-changes';
import type { RouteSpec } from '../../route-spec';
import { MAX_ID } from '../../shared';
import { adminProductsQuery } from '../products';
import { EDIT_REFUSALS, flag, yesNo } from '../shared';

const refused = (problem: Problem) => asIssue(problem);

const PRICE = refused({ code: 'priceChangeExpected', values: { steps: PRICE_STEPS } });
const round = z.literal([...PRICE_STEPS], PRICE).optional();
const amount = z.number(PRICE).min(-MAX_DINARS, PRICE).max(MAX_DINARS, PRICE);
const percent = z.number(PRICE).min(-MAX_PRICE_PERCENT, PRICE).max(MAX_PRICE_PERCENT, PRICE);

const LIST = refused({ code: 'listChangeExpected' });
const id = z.int(LIST).min(1, LIST).max(MAX_ID, LIST);
const list = z.union(
  [z.strictObject({ add: id }), z.strictObject({ remove: id }), z.strictObject({ replace: id })],
  LIST,
);

/** A schema for each row of BULK_CHANGES. */
const CHANGES = {
  price: z.union([z.strictObject({ amount, round }), z.strictObject({ percent, round })], PRICE).optional(),
  published: flag.optional(),
  category: list.optional(),
  brand: list.optional(),
} satisfies { [Kind in BulkKind]: z.ZodType<BulkChange[Kind]> };

const CHANGE = refused({ code: 'bulkChangeExpected', values: { kinds: BULK_KINDS } });
const change = z
  .strictObject(CHANGES, CHANGE)
  .refine((given) => BULK_KINDS.some((kind) => given[kind] !== undefined), CHANGE);

const IDS = refused({ code: 'fieldNotIds', values: { field: 'ids' } });
const ids = z
  .array(z.int(IDS).min(1, IDS).max(MAX_ID, IDS), IDS)
  .min(1, IDS)
  .max(MAX_BULK_PRODUCTS, refused({ code: 'bulkTooMany', values: { max: MAX_BULK_PRODUCTS } }))
  .transform((given) => [...new Set(given)]);

/** The list's own filters; one that the list does not have is refused, as it would widen the selection. */
const filter = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([name, part]) => [name, typeof part === 'number' ? String(part) : part]),
        )
      : value,
  z.strictObject(adminProductsQuery.omit({ page: true, limit: true }).shape),
);

const SELECTION = refused({ code: 'bulkSelectionExpected' });

export const bulkRequest = z
  .object({
    ids: ids.optional(),
    filter: filter.optional(),
    change,
    preview: yesNo,
    /** a preview's `plan`: its products are changed, and those that changed since are refused */
    plan: z.int().min(1).max(MAX_ID).nullish(),
  })
  .refine((body) => (body.ids === undefined) !== (body.filter === undefined), { path: ['ids'], message: SELECTION });
export type BulkRequest = z.output<typeof bulkRequest>;

const named = z.object({ id: z.number(), name: z.string() });

/** The fields that the change touches. */
const values = z.object({
  price: z.number().nullable().optional(),
  published: z.boolean().optional(),
  categories: z.array(named).optional(),
  tags: z.array(named).optional(),
});
export type ShownValues = z.infer<typeof values>;

const row = z.object({
  id: z.number(),
  title: z.string(),
  reference: z.string().nullable(),
  old: values,
  new: values,
});
export type BulkRow = z.infer<typeof row>;

/** A product that is left as it is. */
const refusal = z.object({
  id: z.number(),
  title: z.string(),
  message: z.string(),
  /** whose change it meets; null if it meets none, or if that is not known */
  changed_by: z.string().nullable(),
});
export type BulkRefusal = z.infer<typeof refusal>;

const counts = {
  /** products in the selection */
  total: z.number(),
  changed: z.number(),
  /** that have the new values already */
  unchanged: z.number(),
  refused: z.number(),
  /** the first of them */
  refusals: z.array(refusal),
};

const preview = z.object({
  preview: z.literal(true),
  /** names this preview when it is applied */
  plan: z.number(),
  ...counts,
  /** how many would cost as little as a price can */
  lowest: z.number(),
  /** the first that would change, in the order of the list */
  rows: z.array(row),
});
export type BulkPreview = z.infer<typeof preview>;

const result = z.object({
  preview: z.literal(false),
  id: z.number(),
  ...counts,
  undo_until: z.string(),
});
export type BulkResult = z.infer<typeof result>;

const undone = z.object({
  id: z.number(),
  undone: z.number(),
  /** products that were changed since, and stay as they are */
  kept: z.number(),
  /** the first of them */
  refusals: z.array(refusal),
});
export type BulkUndone = z.infer<typeof undone>;

export const productBulkRoutes = {
  bulkProducts: {
    method: 'POST',
    path: '/admin/products/bulk',
    summary: `Changes many products at once, chosen by \`ids\` or by the list's own \`filter\` (at most ${MAX_BULK_PRODUCTS}). \`preview\` changes nothing and answers old and new; its \`plan\`, sent back with the same selection and change, refuses the products that somebody has changed since`,
    caller: 'editor',
    takesKey: true,
    body: bulkRequest,
    status: 200,
    answer: z.union([preview, result]),
    refusals: [...EDIT_REFUSALS, 422],
  },
  undoBulkProducts: {
    method: 'POST',
    path: '/admin/products/bulk/{id}/undo',
    summary: 'Takes back such a change within ten minutes. Products that somebody has changed since keep their values',
    caller: 'editor',
    status: 200,
    answer: undone,
    refusals: [401, 403, 404, 409],
  },
} as const satisfies Record<string, RouteSpec>;
