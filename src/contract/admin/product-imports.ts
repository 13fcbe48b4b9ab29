/** Products as a table: export, and import in the background. */
import { z } from 'zod';
import { MAX_IMPORT_BYTES } from '@/domain/import/columns';
import type { RouteSpec } from '../route-spec';
import { pageFields } from '../shared';
import { adminProductsQuery } from './products';
import { pageOf, tick } from './shared';

export const IMPORT_STATUSES = ['waiting', 'running', 'done', 'cancelled'] as const;

export const productImport = z.object({
  id: z.number(),
  status: z.enum(IMPORT_STATUSES),
  dry_run: z.boolean(),
  create_missing: z.boolean(),
  file_name: z.string(),
  /** columns of the file that say nothing to the shop */
  unknown_columns: z.array(z.string()),
  /** what else is to be said of the file */
  notes: z.array(z.string()),
  /** lines, and how many of them are done */
  total: z.number(),
  done: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  failed: z.number(),
  /** the name of the account that began it */
  by: z.string(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
});
export type ProductImport = z.infer<typeof productImport>;

const productImportLine = z.object({
  /** where it begins in the file */
  line: z.number(),
  reference: z.string(),
  title: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'failed']),
  messages: z.array(z.string()),
});
export type ProductImportLine = z.infer<typeof productImportLine>;

export const productImportAnswer = productImport.extend({
  lines: z.array(productImportLine),
  ...pageFields,
});
export type ProductImportAnswer = z.infer<typeof productImportAnswer>;

export const importForm = z.object({
  file: z
    .file('Please choose a CSV file')
    .refine(({ name, size }) => name !== '' || size > 0, 'Please choose a CSV file'),
  dry_run: tick,
  create_missing: tick,
  /** also of products that are there already; new ones have the stock of their line anyway */
  update_stock: tick,
});

const linesQuery = z.object({
  ...pageOf({ limit: 50 }),
  only: z.enum(['all', 'problems', ''], 'only must be all or problems').optional(),
});

const editor = { caller: 'editor', status: 200, refusals: [401, 403] } as const;

export const productImportRoutes = {
  exportProducts: {
    ...editor,
    method: 'GET',
    path: '/admin/products/export',
    summary: 'Products as CSV (UTF-8 with a byte-order mark), with the filters and order of the list',
    query: adminProductsQuery.omit({ page: true, limit: true }),
    answer: z.string(),
  },
  productImports: {
    ...editor,
    method: 'GET',
    path: '/admin/products/import',
    summary: 'The latest imports, newest first',
    answer: z.object({ imports: z.array(productImport) }),
  },
  beginProductImport: {
    ...editor,
    method: 'POST',
    path: '/admin/products/import',
    summary:
      'Begins an import of products from CSV, in the background: created and updated by `reference`. `dry_run` writes nothing and says what would be done; the stock of known products changes with `update_stock` alone',
    accepts: 'form',
    // Somewhat more is read, so that a file which is too large is told so in words.
    maxFormBytes: MAX_IMPORT_BYTES + 10_000_000,
    body: importForm,
    status: 202,
    answer: z.object({ id: z.number() }),
    refusals: [401, 403, 409, 413, 415],
  },
  productImport: {
    ...editor,
    method: 'GET',
    path: '/admin/products/import/{id}',
    summary: 'An import, and a page of what is said of each line; `only=problems`: those that failed',
    query: linesQuery,
    answer: productImportAnswer,
    refusals: [401, 403, 404],
  },
  cancelProductImport: {
    ...editor,
    method: 'POST',
    path: '/admin/products/import/{id}/cancel',
    summary: 'Ends an import that is under way (409 where it is over); what was done stays',
    answer: productImportAnswer,
    refusals: [401, 403, 404, 409],
  },
} as const satisfies Record<string, RouteSpec>;
