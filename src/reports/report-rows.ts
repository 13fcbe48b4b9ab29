import type { ReportAnswer, ReportRow } from '@/contract/admin/reports';
import type { TableCell } from '@/domain/csv';
import type { ExportedRows } from '@/tables/table-file';
import { officeReportWords } from '@/words/en/reports';

const { columns } = officeReportWords;

/** The columns of the file: heading and cell. */
const COLUMNS: readonly [heading: string, cell: (row: ReportRow) => TableCell][] = [
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

/** A report as a table. */
export function reportRows({ rows }: Pick<ReportAnswer, 'rows'>): ExportedRows {
  return {
    columns: COLUMNS.map(([heading]) => ({ heading, isAmount: heading === columns.amount })),
    batches: (async function* parts() {
      yield rows.map((row) => COLUMNS.map(([, cell]) => cell(row)));
    })(),
  };
}
