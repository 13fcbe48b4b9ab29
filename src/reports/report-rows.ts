import type { ReportAnswer, ReportRow } from '@/contract/admin/reports';
import type { TableCell } from '@/domain/csv';
import type { ExportedRows } from '@/tables/table-file';
import { officeReportWords } from '@/words/en/reports';

const words = officeReportWords.columns;

/** The columns of the file: heading and cell. */
const COLUMNS: readonly [heading: keyof typeof words, cell: (row: ReportRow) => TableCell][] = [
  ['key', ({ key }) => key],
  ['label', ({ label }) => label],
  ['orders', ({ orders }) => orders],
  ['pieces', ({ pieces }) => pieces],
  ['amount', ({ amount }) => amount.toFixed(2)],
  ['confirmed', ({ confirmed }) => confirmed],
  ['delivered', ({ delivered }) => delivered],
  ['returned', ({ returned }) => returned],
  ['rate', ({ delivered_rate }) => delivered_rate],
];

/** A report as a table. */
export function reportRows({ rows }: Pick<ReportAnswer, 'rows'>): ExportedRows {
  return {
    columns: COLUMNS.map(([heading]) => ({ heading: words[heading], isAmount: heading === 'amount' })),
    batches: (async function* parts() {
      yield rows.map((row) => COLUMNS.map(([, cell]) => cell(row)));
    })(),
  };
}
