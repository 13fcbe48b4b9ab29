import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StockMovementsAnswer } from '@/contract/admin/audit';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { filledParams } from '../lib/list-query';

const isStockBook = withLists<StockMovementsAnswer>('movements');

/** A page of the stock book, newest first. @param product null: of all products */
export function stockBookQuery({ product, page }: { product: number | null; page: number }) {
  const query = filledParams({ product: String(product ?? ''), page: page === 1 ? '' : String(page) });
  return queryOptions({
    queryKey: ['admin', 'stock-movements', query],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `/api/admin/stock-movements/?${query}`, { signal }), isStockBook),
    placeholderData: keepPreviousData,
  });
}
