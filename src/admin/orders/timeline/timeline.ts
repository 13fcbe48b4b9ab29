/** Everything that happened to an order in one list, oldest first. Pure. */
import type { AdminOrder } from '@/contract/admin/orders';

export type TimelineEntry = { at: string; by: string } & (
  | { kind: 'status'; status: AdminOrder['status_history'][number]['status'] }
  | { kind: 'call'; result: AdminOrder['confirmation']['calls'][number]['result']; note: string | null }
  | { kind: 'note'; text: string }
  | { kind: 'amendment'; reason: string; changes: AdminOrder['amendments'][number]['changes'] }
);

/** A call comes before the status that it led to at the same moment. */
export function timelineOf(order: AdminOrder): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...order.confirmation.calls.map(({ at, by, result, note }) => ({ kind: 'call' as const, at, by, result, note })),
    ...order.notes.map(({ at, by, text }) => ({ kind: 'note' as const, at, by, text })),
    ...order.amendments.map(({ at, by, reason, changes }) => ({ kind: 'amendment' as const, at, by, reason, changes })),
    ...order.status_history.map(({ at, by, status }) => ({ kind: 'status' as const, at, by, status })),
  ];
  return entries.toSorted((one, other) => new Date(one.at).getTime() - new Date(other.at).getTime());
}
