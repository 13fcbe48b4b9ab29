'use client';

import dynamic from 'next/dynamic';
import type { ReportAnswer } from '@/contract/admin/reports';
import { officeReportScreenWords } from '@/words/en/report-screens';
import { PartBoundary } from '../ui/part-boundary';
import { chartDays } from './report-view';

const words = officeReportScreenWords;

const loadDays = () => import('../dashboard/days-chart').then((module) => module.DaysChart);
const loadBars = () => import('./bars-chart').then((module) => module.BarsChart);
const loading = () => <div className="h-[280px]" />;
/** The chart library is loaded only when a chart is shown. */
const DaysChart = dynamic(() => import('../dashboard/days-chart').then((module) => module.DaysChart), { loading });
const BarsChart = dynamic(() => import('./bars-chart').then((module) => module.BarsChart), { loading });

/** More bars than this cannot be read at a glance. */
const BARS = 12;

/** The report drawn: days as a course, other kinds as bars. */
export function ReportChart({ report }: { report: ReportAnswer }) {
  const days = report.by === 'day' ? chartDays(report) : [];
  const bars = report.by === 'day' ? [] : report.rows.slice(0, BARS);
  return (
    <section aria-labelledby="report-chart" className="mb-5 min-w-0 rounded-xl border border-slate-200 bg-white p-5">
      <h2 id="report-chart" className="mb-4 font-semibold text-base">
        {words.chart[report.by]}
        {report.rows.length > bars.length && report.by !== 'day' && (
          <span className="ms-2 font-normal text-slate-600 text-sm">{words.largest(bars.length)}</span>
        )}
      </h2>
      {report.by === 'day' ? (
        <PartBoundary load={loadDays} props={{ days }}>
          <DaysChart days={days} />
        </PartBoundary>
      ) : (
        <PartBoundary load={loadBars} props={{ rows: bars }}>
          <BarsChart rows={bars} />
        </PartBoundary>
      )}
    </section>
  );
}
