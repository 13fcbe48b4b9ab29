import type { Statistics } from '@/contract/orders';
import { LOW_STOCK } from '@/domain/availability';
import { tabPath } from '@/domain/back-office-tabs';
import { officeDashboardWords } from '@/words/en/dashboard';
import { backOfficeAmount } from '../lib/format';
import { StatCard } from '../ui/stat-card';

/** The figures of the dashboard, from real data. */
export function Figures({ figures }: { figures: Statistics }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <StatCard
        label={officeDashboardWords.revenue}
        value={backOfficeAmount(figures.total_revenue)}
        hint={officeDashboardWords.revenueHint}
      />
      <StatCard label={officeDashboardWords.orders} value={figures.total_orders} href={tabPath('orders')} />
      <StatCard label={officeDashboardWords.products} value={figures.total_products} href={tabPath('products')} />
      <StatCard label={officeDashboardWords.users} value={figures.total_users} href={tabPath('users')} />
      <StatCard
        label={officeDashboardWords.pending}
        value={figures.pending_orders}
        href={`${tabPath('orders')}&status=pending`}
      />
      <StatCard
        label={officeDashboardWords.lowStock}
        value={figures.low_stock_products}
        hint={officeDashboardWords.lowStockHint(LOW_STOCK)}
      />
    </dl>
  );
}
