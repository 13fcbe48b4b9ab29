import type { ReportAnswer, ReportRow } from '@/contract/admin/reports';
import { BYTE_ORDER_MARK, csvLines } from '@/domain/csv';
import { officeReportWords } from '@/words/en/reports';

const { columns } = officeReportWords;

/** The columns of the file: heading and cell. */
const COLUMNS: readonly [heading: string, cell: (row: ReportRow) => string | number | null][] = [
  [columns.key, ({ key }) => key],
  [columns.label, ({ label }) => label],
  [columns.orders, ({ orders }) => orders],
  [columns.pieces, ({ pieces }) => pieces],
  [columns.amount, ({ amount }) => amount.toFixed(2)],
  [columns.confirmed, ({ confirmed }) => confirmed],
  [columns.delivered, ({ delivered }) => delivered],
  [columns.returned, ({ returned }) => returned],
  [columns.rate, ({ delivered_rate }) => delivered_rate],
];

/** A report as CSV that spreadsheets open safely. */
export function reportCsv({ rows }: Pick<ReportAnswer, 'rows'>): Uint8Array<ArrayBuffer> {
  const head = COLUMNS.map(([heading]) => heading);
  const lines = rows.map((row) => COLUMNS.map(([, cell]) => cell(row)));
  return new TextEncoder().encode(BYTE_ORDER_MARK + csvLines([head, ...lines]));
}
