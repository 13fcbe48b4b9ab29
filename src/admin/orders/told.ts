import { officeOrderScreenWords } from '@/words/en/order-screens';
import type { Flash } from '../lib/flashes';

/** A message of the screen of orders. */
export type Told = Flash & {
  /** the one that it is about; null for none */
  order: number | null;
  /** told by that order's dialog, not by the list */
  isOfDialog: boolean;
};

/**
 * Messages as they are read in the dialog of an order, or on the list: those that were told elsewhere name their order, since a
 * dialog may be closed, and another be open, before the answer comes; and all do where they are about several orders.
 * @param opened the order whose dialog is open; null for the list
 */
export function readIn<T extends Told>(told: readonly T[], opened: number | null): (T & { about: string | null })[] {
  const areSeveral = new Set(told.map(({ order }) => order)).size > 1;
  return told.map((message) => {
    const isAtHome = opened === (message.isOfDialog ? message.order : null);
    return { ...message, about: isAtHome && !areSeveral ? null : subjectOf(message) };
  });
}

/** As it is read where nothing of the screen is left. */
export function aloneText(message: Told): string {
  const subject = subjectOf(message);
  return subject === null ? message.text : `${subject}: ${message.text}`;
}

function subjectOf({ order }: Told): string | null {
  return order === null ? null : officeOrderScreenWords.order(order);
}
