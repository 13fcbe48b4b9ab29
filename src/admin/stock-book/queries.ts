import type { StockMovementsAnswer } from '@/contract/admin/audit';
import { withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';

/** A page of the stock book, newest first. @param product null: of all products */
export function stockBookQuery(params: { product: number | null; page: number }) {
  const isExpected = withLists<StockMovementsAnswer>('movements');
  return pageQuery({ key: ['admin', 'stock-movements'], path: '/api/admin/stock-movements/', params, isExpected });
}
