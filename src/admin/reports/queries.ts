import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportAnswer } from '@/contract/admin/reports';
import { EXPORT_PATHS } from '@/domain/export-files';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { filledParams } from '../lib/list-query';
import type { ReportState } from './list-state';

const PATH = EXPORT_PATHS.reports;
const isReport = withLists<ReportAnswer>('rows');

export function reportQuery(state: ReportState) {
  const query = filledParams(state);
  return queryOptions({
    queryKey: ['admin', 'reports', query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `${PATH}?${query}`, { signal }), isReport),
    placeholderData: keepPreviousData,
  });
}
