'use client';

import Link from 'next/link';
import { useState } from 'react';
import { cx } from '@/client/classes';
import type { ReportAnswer, ReportRow } from '@/contract/admin/reports';
import { officeReportScreenWords } from '@/words/en/report-screens';
import { backOfficeAmount, formatLongDay, formatRate } from '../lib/format';
import { Button } from '../ui/button';
import { DataTable } from '../ui/data-table';
import { ordersPath } from './report-view';

const words = officeReportScreenWords;

/** More rows than people read, and fewer than make a page slow. */
const FIRST_ROWS = 100;

/** The figures of a row beside its name. */
const FIGURES = [
  { name: 'orders', shown: ({ orders }: ReportRow) => String(orders) },
  { name: 'pieces', shown: ({ pieces }: ReportRow) => String(pieces) },
  { name: 'amount', shown: ({ amount }: ReportRow) => backOfficeAmount(amount) },
  { name: 'confirmed', shown: ({ confirmed }: ReportRow) => String(confirmed) },
  { name: 'delivered', shown: ({ delivered }: ReportRow) => String(delivered) },
  { name: 'returned', shown: ({ returned }: ReportRow) => String(returned) },
  { name: 'rate', shown: ({ delivered_rate }: ReportRow) => formatRate(delivered_rate) },
] as const;

/** The rows of a report; days newest first, as in other lists. */
export function ReportTable({ report, isOutdated }: { report: ReportAnswer; isOutdated: boolean }) {
  const [hasAll, setHasAll] = useState(false);
  const rows = report.by === 'day' ? report.rows.toReversed() : report.rows;
  const shown = hasAll ? rows : rows.slice(0, FIRST_ROWS);
  const columns = [
    { heading: words.kinds[report.by] },
    ...FIGURES.map(({ name }) => ({ heading: words.columns[name], className: 'text-end' })),
  ];
  return (
    <>
      <DataTable caption={words.caption[report.by]} columns={columns} isDense isOutdated={isOutdated}>
        {shown.map((row) => (
          <Row key={row.key} row={row} report={report} />
        ))}
      </DataTable>
      {shown.length < rows.length && (
        <Button className="mt-3" onClick={() => setHasAll(true)}>
          {words.showAll(rows.length)}
        </Button>
      )}
    </>
  );
}

/** On a phone a card: the name, then the figures in two columns, each with its name; an amount has a line to itself. */
const ROW = 'hover:bg-slate-50 max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:gap-y-1 max-md:p-4';
const CELL = 'px-2 py-2.5 align-top max-md:p-0';

function Row({ row, report }: { row: ReportRow; report: ReportAnswer }) {
  const href = ordersPath(report, row.key);
  const isDay = report.by === 'day';
  const name = isDay ? formatLongDay(row.key) : row.label;
  const shownName = isDay ? <time dateTime={row.key}>{name}</time> : name;
  return (
    <tr className={ROW}>
      <th
        scope="row"
        className={cx(CELL, 'wrap-anywhere min-w-32 text-start font-medium max-md:col-span-2 max-md:pb-1')}
      >
        {href === null ? (
          shownName
        ) : (
          <Link
            href={href}
            prefetch={false}
            aria-label={words.ordersOf(name)}
            className="text-blue-900 underline-offset-2 hover:underline"
          >
            {shownName}
          </Link>
        )}
      </th>
      {FIGURES.map(({ name, shown }) => (
        <td
          key={name}
          className={cx(
            CELL,
            'whitespace-nowrap text-end tabular-nums max-md:flex max-md:justify-between max-md:gap-2',
            name === 'amount' && 'max-md:col-span-2',
          )}
        >
          <span aria-hidden className="text-slate-600 md:hidden">
            {words.columns[name]}
          </span>
          {shown(row)}
        </td>
      ))}
    </tr>
  );
}
