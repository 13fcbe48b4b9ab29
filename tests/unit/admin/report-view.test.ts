import { describe, expect, it } from 'vitest';
import { readListState } from '@/admin/reports/list-state';
import { chartDays, ordersPath } from '@/admin/reports/report-view';
import type { ReportRow } from '@/contract/admin/reports';
import { shopDay } from '@/domain/dates';

const row = (key: string, changes: Partial<ReportRow> = {}): ReportRow => ({
  key,
  label: key,
  orders: 1,
  pieces: 2,
  amount: 0.1,
  confirmed: 0,
  delivered: 0,
  returned: 0,
  delivered_rate: null,
  ...changes,
});

describe('the screen of reports', () => {
  it('reads its address, whatever it holds', () => {
    const today = shopDay(new Date());
    expect(readListState({ by: 'wilaya', from: '2026-01-02', to: '2026-01-03' })).toEqual({
      by: 'wilaya',
      from: '2026-01-02',
      to: '2026-01-03',
    });
    expect(readListState({ by: 'month', from: '2026-02-30', to: 'x' })).toMatchObject({ by: 'day', to: today });
  });

  it('draws days without orders too, unless the period is too long', () => {
    const rows = [row('2026-11-22', { orders: 3, amount: 5 })];
    expect(chartDays({ from: '2026-11-21', to: '2026-11-22', rows })).toEqual([
      { date: '2026-11-21', orders: 0, revenue: 0 },
      { date: '2026-11-22', orders: 3, revenue: 5 },
    ]);
    expect(chartDays({ from: '0001-01-01', to: '9999-12-31', rows })).toHaveLength(1);
  });

  it('leads to the orders that a row counts', () => {
    const period = { from: '2026-11-01', to: '2026-11-22' };
    expect(ordersPath({ by: 'day', ...period }, '2026-11-05')).toBe('/admin?tab=orders&from=2026-11-05&to=2026-11-05');
    expect(ordersPath({ by: 'source', ...period }, 'phone')).toBe(
      '/admin?tab=orders&source=phone&from=2026-11-01&to=2026-11-22',
    );
    expect(ordersPath({ by: 'wilaya', ...period }, '16')).toContain('wilaya=16');
    expect(ordersPath({ by: 'product', ...period }, '')).toBeNull();
    expect(ordersPath({ by: 'courier', ...period }, '1')).toBeNull();
  });
});
