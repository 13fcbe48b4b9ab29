import { cx } from '@/client/classes';
import { statusClass } from '@/client/status-color';
import { statusView } from '@/domain/orders/order-status';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';

export function StatusBadge({ status }: { status: string }) {
  const { label, color } = statusView(status, officeOrderStatusWords.labels);
  return (
    <span
      data-color={color}
      className={cx(
        'inline-flex whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs',
        statusClass(color),
      )}
    >
      {label}
    </span>
  );
}
