import { queryOptions } from '@tanstack/react-query';
import type { DashboardAnswer } from '@/contract/admin/dashboard';
import { callAdmin } from '../api/client';

export function dashboardQuery() {
  return queryOptions({
    queryKey: ['admin', 'dashboard'],
    queryFn: ({ signal }) => callAdmin<DashboardAnswer>('GET', '/api/admin/dashboard/', { signal }),
  });
}
