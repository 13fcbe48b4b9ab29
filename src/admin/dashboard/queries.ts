import { queryOptions } from '@tanstack/react-query';
import type { DashboardAnswer } from '@/contract/admin/dashboard';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';

const isDashboard = withLists<DashboardAnswer>('days', 'recent_activity');

export function dashboardQuery() {
  return queryOptions({
    queryKey: ['admin', 'dashboard'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/admin/dashboard/', { signal }), isDashboard),
  });
}
