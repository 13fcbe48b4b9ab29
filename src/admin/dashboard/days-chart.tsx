'use client';

import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { OrderDay } from '@/contract/admin/dashboard';
import { officeDashboardWords } from '@/words/en/dashboard';
import { backOfficeAmount, currencySign, formatDay } from '../lib/format';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const HEIGHT = 280;
/** The size before the page knows its width. */
const FIRST = { width: 640, height: HEIGHT };

/** Orders as bars, revenue as a line. Hidden from screen readers, which get the table below. */
export function DaysChart({ days }: { days: readonly OrderDay[] }) {
  return (
    <div aria-hidden className="[&_*]:outline-none">
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={FIRST}>
        <ComposedChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid yAxisId="orders" vertical={false} stroke="#e2e8f0" />
          <XAxis dataKey="date" tickFormatter={formatDay} tickLine={false} minTickGap={24} fontSize={12} />
          <YAxis yAxisId="orders" allowDecimals={false} width={36} tickLine={false} axisLine={false} fontSize={12} />
          <YAxis
            yAxisId="revenue"
            orientation="right"
            width={56}
            tickLine={false}
            axisLine={false}
            fontSize={12}
            tickFormatter={(dinars: number) => `${currencySign()}${compact.format(dinars)}`}
          />
          <Tooltip
            labelFormatter={(date) => formatDay(String(date))}
            formatter={(value, name) =>
              name === officeDashboardWords.dayRevenue ? backOfficeAmount(Number(value)) : value
            }
          />
          <Legend />
          <Bar
            yAxisId="orders"
            dataKey="orders"
            name={officeDashboardWords.orders}
            fill="#2563eb"
            fillOpacity={0.75}
            isAnimationActive={false}
          />
          <Line
            yAxisId="revenue"
            dataKey="revenue"
            name={officeDashboardWords.dayRevenue}
            stroke="#c2410c"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
