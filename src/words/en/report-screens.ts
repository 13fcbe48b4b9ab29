import type { ReportKind } from '@/domain/reports';
import { english } from '../english';
import { englishPlural } from '../plural';

/** The tab of reports. */
export const officeReportScreenWords = english('reportScreens', {
  title: 'Reports',
  subtitle: 'What was ordered, by day, wilaya, product, courier and source',
  kindsLabel: 'What the report is by',
  by: {
    day: 'By day',
    wilaya: 'By wilaya',
    product: 'By product',
    courier: 'By courier',
    source: 'By source',
  } satisfies Record<ReportKind, string>,
  kinds: {
    day: 'Day',
    wilaya: 'Wilaya',
    product: 'Product',
    courier: 'Courier',
    source: 'Source',
  } satisfies Record<ReportKind, string>,
  chart: {
    day: 'Orders and amounts by day',
    wilaya: 'Amounts by wilaya',
    product: 'Amounts by product',
    courier: 'Amounts by courier',
    source: 'Amounts by source',
  } satisfies Record<ReportKind, string>,
  caption: {
    day: 'Report by day, newest first',
    wilaya: 'Report by wilaya, largest amount first',
    product: 'Report by product, largest amount first',
    courier: 'Report by courier, largest amount first',
    source: 'Report by source, largest amount first',
  } satisfies Record<ReportKind, string>,
  largest: (rows: number) => `the ${rows} largest`,
  columns: {
    orders: 'Orders',
    pieces: 'Pieces',
    amount: 'Amount',
    confirmed: 'Confirmed',
    delivered: 'Delivered',
    returned: 'Returned',
    rate: 'Delivery rate',
  },
  withoutCancelled: 'without cancelled orders',
  rateHint: 'of orders delivered or returned, each once',
  ordersOf: (name: string) => `Orders of ${name}`,
  showAll: (rows: number) => `Show all ${englishPlural(rows, 'row')}`,
  from: 'From',
  to: 'To',
  periods: {
    today: 'Today',
    month: 'This month',
    days: 'Last 30 days',
    quarter: 'Last 90 days',
    year: 'This year',
  },
  backwards: 'The last day is before the first',
  save: 'Export',
  saved: 'File saved.',
  saveFailed: 'Failed to save the report.',
  failed: 'Failed to load the report.',
  empty: 'No orders in these days',
  emptyHint: 'Choose other days.',
});
