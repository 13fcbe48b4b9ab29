import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportAnswer } from '@/contract/admin/reports';
import { callAdmin, fetchFile } from '../api/client';
import { expected, withLists } from '../api/expected';
import { filledParams } from '../lib/list-query';
import { saveFile } from '../lib/save-file';
import type { ReportState } from './list-state';

const PATH = '/api/admin/reports/';
const isReport = withLists<ReportAnswer>('rows');

export function reportQuery(state: ReportState) {
  const query = filledParams(state);
  return queryOptions({
    queryKey: ['admin', 'reports', query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `${PATH}?${query}`, { signal }), isReport),
    placeholderData: keepPreviousData,
  });
}

/** Saves the report as CSV. */
export async function saveReport(state: ReportState): Promise<void> {
  saveFile(await fetchFile(`${PATH}?${filledParams({ ...state, format: 'csv' })}`));
}
