/** Boilers, fitments and part numbers as tables. */
import { z } from 'zod';
import { BOILER_TABLES, type BoilerTable, boilerColumns } from '@/domain/import/boiler-tables';
import { MAX_IMPORT_BYTES } from '@/domain/import/columns';
import { asIssue } from '@/domain/problem';
import type { RouteSpec } from '../route-spec';
import { columnsField } from './columns';
import { exportFields } from './export-fields';
import { readAs } from './read-as';
import { yesNo } from './shared';

const FILE_MISSING = asIssue({ code: 'importFileMissing' });

/** An answer lists at most this many failed lines; `failed` counts all of them. */
export const MAX_REPORTED_LINES = 1_000;

export const boilerImportAnswer = z.object({
  /** nothing was written */
  dry_run: z.boolean(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  failed: z.number(),
  read_as: readAs,
  /** columns of the file that are not imported */
  unknown_columns: z.array(z.string()),
  /** the lines that failed, at most 1,000 */
  lines: z.array(z.object({ line: z.number(), outcome: z.literal('failed'), messages: z.array(z.string()) })),
});
export type BoilerImportAnswer = z.infer<typeof boilerImportAnswer>;

const editor = { caller: 'editor', status: 200, refusals: [401, 403] } as const;

const exportOf = (kind: BoilerTable, name: string) =>
  ({
    ...editor,
    method: 'GET',
    path: `/admin/${kind}/export`,
    summary: `${name} as CSV (UTF-8 with a byte-order mark) or XLSX`,
    query: z.object(exportFields),
    produces: ['csv', 'xlsx'],
    answer: z.string(),
  }) as const;

const importOf = (kind: BoilerTable, name: string) =>
  ({
    ...editor,
    method: 'POST',
    path: `/admin/${kind}/import`,
    summary: `Imports ${name.toLowerCase()} from CSV with the columns ${BOILER_TABLES[kind].columns.join(', ')}; a line that breaks a rule fails alone. \`dry_run\` writes nothing and reports what would be done. \`columns\` says which column is which, and is remembered for files with the same headings; what is missing is asked (400, \`columns_needed\`)`,
    accepts: 'form',
    // Somewhat more is read, so that a file that is too large is refused with a message.
    maxFormBytes: MAX_IMPORT_BYTES + 10_000_000,
    body: z.object({
      file: z.file(FILE_MISSING).refine(({ name: file, size }) => file !== '' || size > 0, FILE_MISSING),
      dry_run: yesNo,
      columns: columnsField(boilerColumns(kind)),
    }),
    answer: boilerImportAnswer,
    refusals: [400, 401, 403, 413, 415],
  }) as const;

export const boilerTableRoutes = {
  exportBoilerModels: exportOf('boiler-models', 'Boiler models'),
  importBoilerModels: importOf('boiler-models', 'Boiler models'),
  exportFitments: exportOf('fitments', 'Fitments'),
  importFitments: importOf('fitments', 'Fitments'),
  exportPartNumbers: exportOf('part-numbers', 'Part numbers'),
  importPartNumbers: importOf('part-numbers', 'Part numbers'),
} as const satisfies Record<string, RouteSpec>;
