import type { TrackedOrder } from '@/contract/tracking';
import type { OrderStatus } from '@/domain/orders/order-status';
import { trackingStepWords } from '@/words/fr/orders/tracking';

/** The way of an order that nothing stops. */
const WAY: readonly OrderStatus[] = ['pending', 'processing', 'shipping', 'delivered'];

/** `at`: null for a step that is still to come. */
export type TimelineStep = { key: string; label: string; at: string | null };

/** What has happened, and what is still to come; nothing more comes after a cancellation. */
export function timelineOf({ status, steps }: Pick<TrackedOrder, 'status' | 'steps'>): TimelineStep[] {
  const done = WAY.indexOf(status);
  const coming = done === -1 ? [] : WAY.slice(done + 1);
  return [...steps, ...coming.map((key) => ({ key, label: trackingStepWords[key], at: null }))];
}
