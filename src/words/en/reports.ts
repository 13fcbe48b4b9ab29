import type { ReportKind } from '@/domain/reports';
import { english } from '../english';

/** The reports: their files and their tab. */
export const officeReportWords = english('reports', {
  /** orders that have none */
  without: {
    day: 'No day',
    wilaya: 'No wilaya',
    product: 'Deleted product',
    courier: 'No courier yet',
    source: 'No source',
  } satisfies Record<ReportKind, string>,
  columns: {
    key: 'Key',
    label: 'Name',
    orders: 'Orders',
    pieces: 'Pieces',
    amount: 'Amount (DZD)',
    confirmed: 'Confirmed',
    delivered: 'Delivered',
    returned: 'Returned',
    rate: 'Delivered rate',
  },
});
