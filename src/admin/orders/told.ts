import { officeOrderScreenWords } from '@/words/en/order-screens';
import type { Flash } from '../lib/flashes';

/** A message of the screen of orders. */
export type Told = Flash & {
  /** the order that it is about, if any */
  order: number | null;
  /** caused in that order's dialog, not in the list */
  isOfDialog: boolean;
};

/**
 * Messages as shown in an order's dialog or over the list. A message from elsewhere names its order, since that dialog may be
 * closed, and another open, before the answer comes. All messages name their orders if they are about several.
 * @param opened the order whose dialog is open; null for the list
 */
export function readIn<T extends Told>(told: readonly T[], opened: number | null): (T & { about: string | null })[] {
  const areSeveral = new Set(told.map(({ order }) => order)).size > 1;
  return told.map((message) => {
    const isAtHome = opened === (message.isOfDialog ? message.order : null);
    return { ...message, about: isAtHome && !areSeveral ? null : subjectOf(message) };
  });
}

/** The message as shown after the screen was left. */
export function aloneText(message: Told): string {
  const subject = subjectOf(message);
  return subject === null ? message.text : `${subject}: ${message.text}`;
}

function subjectOf({ order }: Told): string | null {
  return order === null ? null : officeOrderScreenWords.order(order);
}
