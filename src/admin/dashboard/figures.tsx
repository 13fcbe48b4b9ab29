import type { Statistics } from '@/contract/orders';
import { LOW_STOCK } from '@/domain/availability';
import { tabPath } from '@/domain/back-office-tabs';
import { backOfficeAmount } from '../ui/amount';
import { StatCard } from '../ui/stat-card';

/** The figures of the dashboard, from real data. */
export function Figures({ figures }: { figures: Statistics }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <StatCard label="Total Revenue" value={backOfficeAmount(figures.total_revenue)} hint="without cancelled orders" />
      <StatCard label="Orders" value={figures.total_orders} href={tabPath('orders')} />
      <StatCard label="Products" value={figures.total_products} href={tabPath('products')} />
      <StatCard label="Users" value={figures.total_users} href={tabPath('users')} />
      <StatCard label="Pending Orders" value={figures.pending_orders} href={`${tabPath('orders')}&status=pending`} />
      <StatCard label="Low Stock Products" value={figures.low_stock_products} hint={`${LOW_STOCK} pieces or fewer`} />
    </dl>
  );
}
