import type { MissedSearchesAnswer } from '@/contract/admin/missed-searches';
import { withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';

/** @param from a day of the shop's calendar, or '', as `to` */
export function missedSearchesQuery(params: { from: string; to: string; page: number }) {
  const isExpected = withLists<MissedSearchesAnswer>('searches');
  return pageQuery({ key: ['admin', 'missed-searches'], path: '/api/admin/missed-searches/', params, isExpected });
}
