/** What orders are counted by in the reports. A new kind is an entry here, its words, and its SQL in src/reports. */
export const REPORT_KINDS = ['day', 'wilaya', 'product', 'courier', 'source'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Of a report that names no days. */
export const REPORT_DAYS = 30;

const DAY = 86_400_000;
/** The first day that PostgreSQL and ISO 8601 write alike. */
const FIRST_DAY = '0001-01-01';

/** The days of a report: the last 30 unless it says otherwise. Both are included. `2026-11-22` */
export function reportPeriod({ from, to, today }: { from: string | null; to: string | null; today: string }): {
  from: string;
  to: string;
} {
  const last = to ?? (from !== null && from > today ? from : today);
  return { from: from ?? daysBefore(last, REPORT_DAYS - 1), to: last };
}

function daysBefore(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) - days * DAY;
  return time < Date.parse(`${FIRST_DAY}T00:00:00Z`) ? FIRST_DAY : new Date(time).toISOString().slice(0, 10);
}

/** Every day of a period, oldest first. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  const count = Math.round((Date.parse(`${to}T00:00:00Z`) - start) / DAY) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    new Date(start + index * DAY).toISOString().slice(0, 10),
  );
}

/**
 * The delivery rate, wherever it is shown: the share of delivered orders among those that were delivered or came back, with four
 * decimals; null if there are neither. Each order counts once, by its status and its latest parcel, however many parcels it had.
 */
export function deliveredRate({ delivered, returned }: { delivered: number; returned: number }): number | null {
  const ended = delivered + returned;
  return ended === 0 ? null : Math.round((delivered / ended) * 10_000) / 10_000;
}
