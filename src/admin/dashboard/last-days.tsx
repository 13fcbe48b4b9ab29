'use client';

import dynamic from 'next/dynamic';
import type { OrderDay } from '@/contract/admin/dashboard';
import { sumDinars } from '@/domain/money';
import { officeDashboardWords } from '@/words/en/dashboard';
import { backOfficeAmount, formatDay } from '../lib/format';
import { PartBoundary } from '../ui/part-boundary';

const loadChart = () => import('./days-chart').then((module) => module.DaysChart);
/** Loads the chart library only when a chart is shown. */
const DaysChart = dynamic(() => import('./days-chart').then((module) => module.DaysChart), {
  loading: () => <div className="h-[280px]" />,
});

/** Orders and revenue of the last 30 days, drawn and as a table. */
export function LastDays({ days }: { days: readonly OrderDay[] }) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const revenue = sumDinars(days.map(({ revenue }) => revenue));
  return (
    <section aria-labelledby="last-days" className="min-w-0 rounded-xl border border-slate-200 bg-white p-5">
      <h2 id="last-days" className="font-semibold text-base">
        {officeDashboardWords.lastDays(days.length)}
      </h2>
      <p className="mt-1 mb-4 text-slate-600 text-sm tabular-nums">
        {officeDashboardWords.dayTotal(orders, backOfficeAmount(revenue))}
      </p>
      <PartBoundary load={loadChart} props={{ days }}>
        <DaysChart days={days} />
      </PartBoundary>
      <details className="mt-3">
        <summary className="cursor-pointer rounded-sm font-medium text-blue-900 text-sm">
          {officeDashboardWords.asTable}
        </summary>
        <table className="mt-2 w-full max-w-md text-sm tabular-nums">
          <caption className="sr-only">{officeDashboardWords.lastDaysCaption(days.length)}</caption>
          <thead>
            <tr className="border-slate-300 border-b font-semibold">
              <th scope="col" className="py-1.5 text-start">
                {officeDashboardWords.day}
              </th>
              <th scope="col" className="py-1.5 text-end">
                {officeDashboardWords.orders}
              </th>
              <th scope="col" className="py-1.5 text-end">
                {officeDashboardWords.dayRevenue}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date} className="border-slate-200 border-b">
                <th scope="row" className="py-1 text-start">
                  <time dateTime={day.date}>{formatDay(day.date)}</time>
                </th>
                <td className="py-1 text-end">{day.orders}</td>
                <td className="py-1 text-end">{backOfficeAmount(day.revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
