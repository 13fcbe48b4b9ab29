import { queryOptions } from '@tanstack/react-query';
import type { CashParcelDetail } from '@/contract/admin/cash';
import { callAdmin } from '../../api/client';
import { expected, withLists } from '../../api/expected';

const isDetail = withLists<CashParcelDetail>('entries');

/** Below the key of cash, so that it is read again whenever an entry was made. */
export function parcelCashQuery(parcel: number) {
  return queryOptions({
    queryKey: ['admin', 'cash', 'parcel', parcel],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/cash/parcels/${parcel}/`, { signal }), isDetail),
  });
}
