/** What the screen shows of a report beside its rows. */
import type { OrderDay } from '@/contract/admin/dashboard';
import type { ReportAnswer } from '@/contract/admin/reports';
import { tabPath } from '@/domain/back-office-tabs';
import { daysOf, type ReportKind } from '@/domain/reports';

/** Days of a chart: more would be narrower than a pixel. */
const MAX_DAYS = 1_100;

/** Each day of the period, also those without orders; the days with orders alone if the period is too long to be drawn. */
export function chartDays({ from, to, rows }: Pick<ReportAnswer, 'from' | 'to' | 'rows'>): OrderDay[] {
  const known = new Map(rows.map(({ key, orders, amount }) => [key, { date: key, orders, revenue: amount }]));
  const span = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (!(span < MAX_DAYS)) return [...known.values()];
  return daysOf({ from, to }).map((date) => known.get(date) ?? { date, orders: 0, revenue: 0 });
}

/** The filter of the list of orders that a row counts; null for couriers. */
const FILTERS: Partial<Record<ReportKind, string>> = { wilaya: 'wilaya', product: 'product', source: 'source' };

/** The orders that a row counts; null if no list has just these. */
export function ordersPath({ by, from, to }: Pick<ReportAnswer, 'by' | 'from' | 'to'>, key: string): string | null {
  if (key === '') return null;
  const orders = (query: Record<string, string>) => `${tabPath('orders')}&${new URLSearchParams(query)}`;
  if (by === 'day') return orders({ from: key, to: key });
  const filter = FILTERS[by];
  return filter ? orders({ [filter]: key, from, to }) : null;
}
