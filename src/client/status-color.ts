import type { StatusColor } from '@/domain/orders/order-status';

/** The colours of order statuses (src/domain/orders/order-status.ts) as classes, in the shop and the back office. */
const CLASSES: Record<StatusColor, string> = {
  yellow: 'bg-yellow-100 text-yellow-950 ring-yellow-700/40',
  blue: 'bg-blue-100 text-blue-950 ring-blue-700/30',
  purple: 'bg-purple-100 text-purple-950 ring-purple-700/30',
  green: 'bg-green-100 text-green-950 ring-green-700/30',
  red: 'bg-red-100 text-red-950 ring-red-700/30',
  gray: 'bg-slate-100 text-slate-800 ring-slate-500/30',
};

export function statusClass(color: StatusColor): string {
  return `ring-1 ring-inset ${CLASSES[color]}`;
}
