import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import type { Flash } from '../lib/flashes';

/** A message of the screen of orders. */
export type OrderMessage = Flash & {
  /** the order that it is about, if any */
  order: number | null;
  /** caused in that order's dialog, not in the list */
  isFromDialog: boolean;
};

/**
 * Messages as shown in an order's dialog or over the list. A message from elsewhere names its order, since that dialog may be
 * closed, and another open, before the answer comes. All messages name their orders if they are about several.
 * @param opened the order whose dialog is open; null for the list
 */
export function messagesIn<T extends OrderMessage>(
  messages: readonly T[],
  opened: number | null,
): (T & { about: string | null })[] {
  const areSeveral = new Set(messages.map(({ order }) => order)).size > 1;
  return messages.map((message) => {
    const isWhereCaused = opened === (message.isFromDialog ? message.order : null);
    return { ...message, about: isWhereCaused && !areSeveral ? null : subjectOf(message) };
  });
}

/** The message as shown after the screen was left. */
export function toastText(message: OrderMessage): string {
  const subject = subjectOf(message);
  return subject === null ? message.text : `${subject}: ${message.text}`;
}

function subjectOf({ order }: OrderMessage): string | null {
  return order === null ? null : officeOrderScreenWords.order(order);
}
