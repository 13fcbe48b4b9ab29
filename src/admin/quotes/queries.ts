import type { QuotesAnswer } from '@/contract/quotes';
import { withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';

export const QUOTES_KEY = ['admin', 'quotes'] as const;

export function quotesQuery(params: { search: string; state: string; page: number }) {
  const isExpected = withLists<QuotesAnswer>('quotes');
  return pageQuery({ key: QUOTES_KEY, path: '/api/admin/quotes/', params, isExpected });
}
