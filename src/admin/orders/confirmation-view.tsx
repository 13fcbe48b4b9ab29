/** How far the confirmation of an order is, in words and colours. */
import { cx } from '@/client/classes';
import { statusClass } from '@/client/status-color';
import type { AdminOrder } from '@/contract/admin/orders';
import { type ConfirmationState, isAwaitingCall } from '@/domain/confirmation/states';
import { shopDay, shortEnglishMoment } from '@/domain/dates';
import { isOrderStatus, type StatusColor } from '@/domain/order-status';
import { officeDeskWords } from '@/words/en/order-desk';

const COLORS: Record<ConfirmationState, StatusColor> = {
  'to-confirm': 'yellow',
  'call-back': 'blue',
  unreachable: 'gray',
  'wrong-number': 'gray',
  confirmed: 'green',
  refused: 'red',
};

export function ConfirmationBadge({ state }: { state: ConfirmationState }) {
  return (
    <span
      className={cx(
        'inline-flex whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs',
        statusClass(COLORS[state] ?? 'gray'),
      )}
    >
      {officeDeskWords.states[state] ?? state}
    </span>
  );
}

/** Whether the customer is still to be called. False for a status that this version of the shop does not know. */
export function isAwaited({ status }: Pick<AdminOrder, 'status'>): boolean {
  return isOrderStatus(status) && isAwaitingCall(status);
}

/** What the clerk is to do next, in a line; null if nobody needs to call. */
export function nextCallText(order: AdminOrder, now: Date): string | null {
  const at = order.confirmation.next_call_at;
  if (!isAwaited(order) || at === null) return null;
  if (new Date(at) <= now) return officeDeskWords.callNow;
  const moment = shortEnglishMoment(at);
  if (moment === null) return null;
  const isToday = shopDay(new Date(at)) === shopDay(now);
  return officeDeskWords.callAt(isToday ? moment.time : `${moment.day}, ${moment.time}`);
}
