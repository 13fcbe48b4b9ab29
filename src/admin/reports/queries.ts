import type { ReportAnswer } from '@/contract/admin/reports';
import { EXPORT_PATHS } from '@/domain/export-files';
import { withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';
import type { ReportState } from './list-state';

export function reportQuery(params: ReportState) {
  const isExpected = withLists<ReportAnswer>('rows');
  return pageQuery({ key: ['admin', 'reports'], path: EXPORT_PATHS.reports, params, isExpected });
}
