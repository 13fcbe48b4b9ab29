import { cx } from '@/client/classes';
import { statusView } from '@/domain/order-status';
import { officeOrderStatusWords } from '@/words/en/order-status';
import { statusClass } from './status-colors';

export function StatusBadge({ status }: { status: string }) {
  const { label, color } = statusView(status, officeOrderStatusWords.labels);
  return (
    <span
      data-color={color}
      className={cx(
        'inline-flex whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs ring-1 ring-inset',
        statusClass(color),
      )}
    >
      {label}
    </span>
  );
}
