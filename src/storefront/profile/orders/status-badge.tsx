import { cx } from '@/client/classes';
import { statusClass } from '@/client/status-color';
import type { OrderView } from './order-view';

export function StatusBadge({ status: { label, color } }: Pick<OrderView, 'status'>) {
  return (
    <span
      data-color={color}
      className={cx(
        'inline-flex min-h-7 items-center whitespace-nowrap rounded-full px-3 font-semibold text-sm',
        statusClass(color),
      )}
    >
      {label}
    </span>
  );
}
