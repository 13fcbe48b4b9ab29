import { cx } from '@/client/classes';
import { statusView } from '@/domain/order-status';
import { officeOrderStatusWords } from '@/words/en/order-status';

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

/** The colours of the badges (src/domain/order-status.ts), as classes. */
const COLORS: Record<string, string> = {
  yellow: 'bg-yellow-100 text-yellow-950 ring-yellow-700/40',
  blue: 'bg-blue-100 text-blue-950 ring-blue-700/30',
  purple: 'bg-purple-100 text-purple-950 ring-purple-700/30',
  green: 'bg-green-100 text-green-950 ring-green-700/30',
  red: 'bg-red-100 text-red-950 ring-red-700/30',
};

const GRAY = 'bg-slate-100 text-slate-800 ring-slate-500/30';

export function statusClass(color: string): string {
  return COLORS[color] ?? GRAY;
}
