import type { Statistics } from '@/contract/accounts';
import { LOW_STOCK } from '@/domain/availability';
import { backOfficeAmount } from '../ui/amount';
import { StatCard } from '../ui/stat-card';

/** The figures of the spec's dashboard (back office section 2), from real data. */
export function Figures({ figures }: { figures: Statistics }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <StatCard label="Total Revenue" value={backOfficeAmount(figures.total_revenue)} hint="without cancelled orders" />
      <StatCard label="Orders" value={figures.total_orders} />
      <StatCard label="Products" value={figures.total_products} />
      <StatCard label="Users" value={figures.total_users} />
      <StatCard label="Pending Orders" value={figures.pending_orders} />
      <StatCard label="Low Stock Products" value={figures.low_stock_products} hint={`${LOW_STOCK} pieces or fewer`} />
    </dl>
  );
}
