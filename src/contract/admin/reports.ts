/** What was ordered, by day, wilaya, product, courier and source. */
import { z } from 'zod';
import { TABLE_FORMATS } from '@/domain/export-files';
import { asIssue } from '@/domain/problem';
import { REPORT_KINDS } from '@/domain/reports';
import type { RouteSpec } from '../route-spec';
import { money } from '../shared';
import { exportFields } from './export-fields';
import { blankIsAbsent, day, oneOf } from './shared';

const FORMATS = ['json', ...TABLE_FORMATS] as const;

export const reportQuery = z
  .object({
    /** the shop's own days, both included; the last 30 if absent */
    from: day('from'),
    to: day('to'),
    separator: exportFields.separator,
    by: blankIsAbsent(oneOf('by', REPORT_KINDS)).transform((value) => value ?? 'day'),
    format: blankIsAbsent(oneOf('format', FORMATS)).transform((value) => value ?? 'json'),
  })
  // Days in this format sort as texts.
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    message: asIssue({ code: 'periodBackwards' }),
    path: ['from'],
  });

const reportRow = z.object({
  /** a day, the id of a wilaya, product or courier, or a source; '' for orders that have none */
  key: z.string(),
  label: z.string(),
  /** all that were placed, cancelled ones too */
  orders: z.number(),
  /** without cancelled orders, as is `amount` */
  pieces: z.number(),
  /** fees included; of a product its share of its orders' amounts */
  amount: money,
  /** orders that the customer confirmed */
  confirmed: z.number(),
  delivered: z.number(),
  /** orders whose parcel came back */
  returned: z.number(),
  /** delivered / (delivered + returned), counted in orders, 0 to 1 with four decimals; null if nothing was either */
  delivered_rate: z.number().nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;
export type ReportFigures = Omit<ReportRow, 'key' | 'label'>;

const reportAnswer = z.object({
  from: z.string(),
  to: z.string(),
  by: z.enum(REPORT_KINDS),
  /** days oldest first, other kinds by amount; what has no orders is absent */
  rows: z.array(reportRow),
  /** each order of the period once, so the same whatever the report is by */
  total: reportRow.omit({ key: true, label: true }),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

export const adminReportRoutes = {
  report: {
    method: 'GET',
    path: '/admin/reports',
    summary:
      'Orders of a period by day, wilaya, product, courier or source, as JSON or, with `format=csv`, as CSV (UTF-8 with a byte-order mark) or XLSX',
    caller: 'admin',
    query: reportQuery,
    status: 200,
    produces: ['json', 'csv', 'xlsx'],
    answer: reportAnswer,
    refusals: [401, 403],
  },
} as const satisfies Record<string, RouteSpec>;
