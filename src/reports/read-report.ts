import type { ReportAnswer, ReportFigures, ReportRow } from '@/contract/admin/reports';
import type { Database } from '@/database/database';
import { shopDay } from '@/domain/dates';
import { toDinars } from '@/domain/money';
import { ORDER_SOURCES } from '@/domain/orders/order-source';
import { deliveredRate, type ReportKind, reportPeriod } from '@/domain/reports';
import { officeOrderSourceWords } from '@/words/en/orders/order-source';
import { officeReportWords } from '@/words/en/reports';
import { reportSql } from './report-sql';

type CountedRow = Omit<ReportRow, 'key' | 'label' | 'amount' | 'delivered_rate'> & {
  /** null: the total */
  key: string | null;
  label: string | null;
  centimes: number;
};

export type ReportRequest = { from: string | null; to: string | null; by: ReportKind };

/** Orders of a period, counted in one statement. Both days are included. */
export async function readReport(db: Database, { by, ...days }: ReportRequest): Promise<ReportAnswer> {
  const { from, to } = reportPeriod({ ...days, today: shopDay(new Date()) });
  const { rows: counted } = await db.query<CountedRow>(reportSql(by), [from, to]);
  const [total] = counted;
  if (total?.key !== null) throw new Error('The total comes first.');
  const rows = counted.flatMap(({ key, label, ...row }) =>
    key === null ? [] : { key, label: labelOf({ key, label, by }), ...figuresOf(row) },
  );
  return { from, to, by, rows, total: figuresOf(total) };
}

function figuresOf(row: Omit<CountedRow, 'key' | 'label'>): ReportFigures {
  return {
    orders: row.orders,
    pieces: row.pieces,
    amount: toDinars(row.centimes),
    confirmed: row.confirmed,
    delivered: row.delivered,
    returned: row.returned,
    delivered_rate: deliveredRate(row),
  };
}

function labelOf({ key, label, by }: { key: string; label: string | null; by: ReportKind }): string {
  if (by === 'source') {
    const source = ORDER_SOURCES.find((name) => name === key);
    return source ? officeOrderSourceWords[source] : key;
  }
  return label || officeReportWords.without[by];
}
