import { queryOptions } from '@tanstack/react-query';
import type { DashboardAnswer } from '@/contract/admin/dashboard';
import type { AdminHealthAnswer } from '@/contract/admin/health';
import { isRecord } from '@/domain/json';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';

const hasLists = withLists<DashboardAnswer>('days', 'recent_activity');
const isDashboard = (answer: unknown): answer is DashboardAnswer => hasLists(answer) && isRecord(answer.waiting);
const isHealth = withLists<AdminHealthAnswer>('insecure_images');

export function dashboardQuery() {
  return queryOptions({
    queryKey: ['admin', 'dashboard'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/admin/dashboard/', { signal }), isDashboard),
  });
}

export function healthQuery() {
  return queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/admin/health/', { signal }), isHealth),
  });
}
