import type { ReportAnswer, ReportRow } from '@/contract/admin/reports';
import type { Database } from '@/database/database';
import { shopDay } from '@/domain/dates';
import { toDinars } from '@/domain/money';
import { ORDER_SOURCES } from '@/domain/order-source';
import { deliveredRate, type ReportKind, reportPeriod } from '@/domain/reports';
import { officeOrderSourceWords } from '@/words/en/order-source';
import { officeReportWords } from '@/words/en/reports';
import { reportSql } from './report-sql';

type CountedRow = Omit<ReportRow, 'label' | 'amount' | 'delivered_rate'> & { label: string | null; centimes: number };

export type ReportRequest = { from: string | null; to: string | null; by: ReportKind };

/** Orders of a period, counted in one statement. Both days are included. */
export async function readReport(db: Database, { by, ...days }: ReportRequest): Promise<ReportAnswer> {
  const { from, to } = reportPeriod({ ...days, today: shopDay(new Date()) });
  const { rows } = await db.query<CountedRow>(reportSql(by), [from, to]);
  return { from, to, by, rows: rows.map((row) => shown(row, by)) };
}

function shown({ label, centimes, ...row }: CountedRow, by: ReportKind): ReportRow {
  return {
    key: row.key,
    label: labelOf({ key: row.key, label, by }),
    orders: row.orders,
    pieces: row.pieces,
    amount: toDinars(centimes),
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
