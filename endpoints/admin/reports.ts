import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';
import { readReport } from '@/reports/read-report';
import { reportRows } from '@/reports/report-rows';
import { answerTable } from './answer-table';

export const adminReportCalls = [
  call(routes.report, async ({ db, query: { format, separator, ...request } }) => {
    const report = await readReport(db, request);
    if (format === 'json') return ok(report);
    const name = `report-by-${report.by}-${report.from}-${report.to}`;
    return answerTable(reportRows(report), { query: { format, separator }, name });
  }),
];
