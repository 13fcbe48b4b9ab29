import { stockLabel } from '@/domain/availability';
import { cx } from './classes';

/** '✓ En stock' in green or '✗ Rupture de stock' in red. */
export function StockLabel({ stockStatus }: { stockStatus: string | null | undefined }) {
  const isGone = stockStatus === 'outofstock';
  return (
    <span className={cx('font-medium text-sm', isGone ? 'text-red-700' : 'text-green-700')}>
      {stockLabel(stockStatus)}
    </span>
  );
}
