/** Products as a table: export, and import in the background. */
import { z } from 'zod';
import { IMPORTED_COLUMNS, MAX_IMPORT_BYTES } from '@/domain/import/columns';
import { asIssue } from '@/domain/problem';
import type { RouteSpec } from '../../route-spec';
import { pageFields } from '../../shared';
import { columnsField, tableHeadFields } from '../columns';
import { exportFields } from '../export-fields';
import { adminProductsQuery } from '../products';
import { readAs } from '../read-as';
import { oneOf, pageOf, yesNo } from '../shared';

export const IMPORT_STATUSES = ['waiting', 'running', 'done', 'cancelled'] as const;

export const productImport = z.object({
  id: z.number(),
  status: z.enum(IMPORT_STATUSES),
  dry_run: z.boolean(),
  create_missing: z.boolean(),
  file_name: z.string(),
  /** null for an import of an earlier version */
  read_as: readAs.nullable(),
  /** columns of the file that are not imported */
  unknown_columns: z.array(z.string()),
  /** other remarks about the file */
  notes: z.array(z.string()),
  /** lines, and how many of them are done */
  total: z.number(),
  done: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  failed: z.number(),
  /** username of the person who started it */
  by: z.string(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
});
export type ProductImport = z.infer<typeof productImport>;

const productImportLine = z.object({
  /** the first line of the entry in the file */
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

const FILE_MISSING = asIssue({ code: 'importFileMissing' });

export const importForm = z.object({
  file: z.file(FILE_MISSING).refine(({ name, size }) => name !== '' || size > 0, FILE_MISSING),
  dry_run: yesNo,
  create_missing: yesNo,
  /** also of existing products; new ones get the stock of their line anyway */
  update_stock: yesNo,
  columns: columnsField(IMPORTED_COLUMNS),
});

const linesQuery = z.object({
  ...pageOf({ limit: 50 }),
  only: oneOf('only', ['all', 'problems', '']).optional(),
});

const editor = { caller: 'editor', status: 200, refusals: [401, 403] } as const;

export const productImportRoutes = {
  exportProducts: {
    ...editor,
    method: 'GET',
    path: '/admin/products/export',
    summary: 'Products as CSV (UTF-8 with a byte-order mark) or XLSX, with the filters and order of the list',
    query: adminProductsQuery.omit({ page: true, limit: true }).extend(exportFields),
    produces: ['csv', 'xlsx'],
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
      'Starts an import of products from CSV in the background; `reference` decides between create and update. `dry_run` writes nothing and reports what would be done; the stock of existing products changes with `update_stock` only. `columns` says which column is which field, and is remembered for files with the same headings; what is missing is asked (400, `columns_needed`)',
    accepts: 'form',
    // Somewhat more is read, so that a file that is too large is refused with a message.
    maxFormBytes: MAX_IMPORT_BYTES + 10_000_000,
    body: importForm,
    status: 202,
    answer: z.object({ id: z.number(), ...tableHeadFields }),
    refusals: [401, 403, 409, 413, 415],
  },
  productImport: {
    ...editor,
    method: 'GET',
    path: '/admin/product-imports/{id}',
    formerPath: '/admin/products/import/{id}',
    summary: 'An import, and a page of its report by line; `only=problems`: lines that failed',
    query: linesQuery,
    answer: productImportAnswer,
    refusals: [401, 403, 404],
  },
  cancelProductImport: {
    ...editor,
    method: 'POST',
    path: '/admin/product-imports/{id}/cancel',
    formerPath: '/admin/products/import/{id}/cancel',
    summary: 'Ends a running import (409 if it has ended); what was imported stays',
    answer: productImportAnswer,
    refusals: [401, 403, 404, 409],
  },
} as const satisfies Record<string, RouteSpec>;
