import { routes } from '@/contract/routes';
import { download, ok } from '@/http/answer';
import { call } from '@/http/call';
import { readReport } from '@/reports/read-report';
import { reportCsv } from '@/reports/report-csv';

export const adminReportCalls = [
  call(routes.report, async ({ db, query: { format, ...request } }) => {
    const report = await readReport(db, request);
    if (format === 'json') return ok(report);
    const name = `report-by-${report.by}-${report.from}-${report.to}.csv`;
    return download({ file: reportCsv(report), name, type: 'text/csv; charset=utf-8' });
  }),
];
