'use client';

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ReportRow } from '@/contract/admin/reports';
import { officeReportScreenWords } from '@/words/en/report-screens';
import { backOfficeAmount, currencySign } from '../lib/format';

const words = officeReportScreenWords;

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const ROW_HEIGHT = 32;
/** The axis below the bars. */
const AXIS_HEIGHT = 36;
const NAME_WIDTH = 140;
/** Characters of a name beside its bar. */
const NAME_LENGTH = 16;

/** The largest rows by amount, as bars. Hidden from screen readers, which get the table below. */
export function BarsChart({ rows }: { rows: readonly ReportRow[] }) {
  const height = rows.length * ROW_HEIGHT + AXIS_HEIGHT;
  return (
    <div aria-hidden className="[&_*]:outline-none">
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 640, height }}>
        <BarChart
          data={[...rows]}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
        >
          <CartesianGrid horizontal={false} stroke="#e2e8f0" />
          <XAxis
            type="number"
            tickLine={false}
            axisLine={false}
            fontSize={12}
            tickFormatter={(dinars: number) => `${currencySign()}${compact.format(dinars)}`}
          />
          <YAxis
            type="category"
            // Names may be equal; keys are not.
            dataKey="key"
            width={NAME_WIDTH}
            tickLine={false}
            axisLine={false}
            interval={0}
            fontSize={12}
            tickFormatter={(key: string) => shortName(rows.find((row) => row.key === key)?.label ?? key)}
          />
          <Tooltip
            labelFormatter={(key) => rows.find((row) => row.key === key)?.label ?? key}
            formatter={(value) => backOfficeAmount(Number(value))}
          />
          <Bar
            dataKey="amount"
            name={words.columns.amount}
            fill="#2563eb"
            fillOpacity={0.75}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function shortName(name: string): string {
  return name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name;
}
