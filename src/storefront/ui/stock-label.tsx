import { cx } from '@/client/classes';
import { stockLabel } from './availability-labels';

/** '✓ En stock' in green or '✗ Rupture de stock' in red. */
export function StockLabel({ stockStatus }: { stockStatus: string | null | undefined }) {
  const isGone = stockStatus === 'outofstock';
  return (
    <span className={cx('font-medium text-sm', isGone ? 'text-red-700' : 'text-green-700')}>
      {stockLabel(stockStatus)}
    </span>
  );
}
