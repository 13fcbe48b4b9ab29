import type { OrderView } from './order-view';

const COLORS: Record<string, string> = {
  yellow: 'bg-yellow-100 text-yellow-900 ring-yellow-600/40',
  blue: 'bg-blue-100 text-blue-900 ring-blue-600/30',
  purple: 'bg-purple-100 text-purple-900 ring-purple-600/30',
  green: 'bg-green-100 text-green-900 ring-green-600/30',
  red: 'bg-red-100 text-red-900 ring-red-600/30',
};

const GRAY = 'bg-slate-100 text-slate-800 ring-slate-500/30';

export function StatusBadge({ status: { label, color } }: Pick<OrderView, 'status'>) {
  return (
    <span
      data-color={color}
      className={`inline-flex min-h-7 items-center whitespace-nowrap rounded-full px-3 font-semibold text-sm ring-1 ring-inset ${COLORS[color] ?? GRAY}`}
    >
      {label}
    </span>
  );
}
