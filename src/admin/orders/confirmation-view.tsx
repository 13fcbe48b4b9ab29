/** How far the confirmation of an order is, in words and colours. */
import { cx } from '@/client/classes';
import { statusClass } from '@/client/status-color';
import type { AdminOrder } from '@/contract/admin/orders';
import { type DeskView, deskView } from '@/domain/confirmation/desk-view';
import type { ConfirmationState } from '@/domain/confirmation/states';
import { withinWorkingHours } from '@/domain/confirmation/working-hours';
import { shopDay, shortEnglishMoment } from '@/domain/dates';
import type { StatusColor } from '@/domain/orders/order-status';
import { orderSettings } from '@/shop';
import { officeDeskWords } from '@/words/en/orders/order-desk';

const COLORS: Record<ConfirmationState, StatusColor> = {
  'to-confirm': 'yellow',
  'call-back': 'blue',
  unreachable: 'gray',
  'wrong-number': 'gray',
  confirmed: 'green',
  refused: 'red',
};

type Shown = Pick<AdminOrder, 'status'> & { confirmation: Pick<AdminOrder['confirmation'], 'state'> };

/** What the desk shows of an order and offers for it. */
export function deskViewOf({ status, confirmation }: Shown): DeskView {
  return deskView({ status, state: confirmation.state });
}

/** Nothing if the state of the confirmation says nothing about the order as it is now. */
export function ConfirmationBadge({ order }: { order: Shown }) {
  const { state } = deskViewOf(order);
  if (state === null) return null;
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

/** What the clerk is to do next, in a line; null for no call. Outside working hours a due call waits for the next working morning. */
export function nextCallText(order: AdminOrder, now: Date): string | null {
  const at = order.confirmation.next_call_at;
  if (!deskViewOf(order).isAwaited || at === null) return null;
  const due = new Date(at);
  const call = withinWorkingHours(due > now ? due : now, orderSettings.holidays);
  if (call <= now) return officeDeskWords.callNow;
  const moment = shortEnglishMoment(call.toISOString());
  if (moment === null) return null;
  const isToday = shopDay(call) === shopDay(now);
  return officeDeskWords.callAt(isToday ? moment.time : `${moment.day}, ${moment.time}`);
}
