/** Whether the customer confirmed an order by telephone, and what the order's status says about it. */
import type { OrderStatus } from '../orders/order-status';

export const CONFIRMATION_STATES = [
  'to-confirm',
  'call-back',
  'unreachable',
  'wrong-number',
  'confirmed',
  'refused',
] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** Where the confirmation of an order is. `nextCallAt` null: no call is needed. */
export type Confirmation = { state: ConfirmationState; attempts: number; nextCallAt: Date | null };

type StatusRow = {
  /** what entering the status makes of the confirmation; null leaves it */
  state: ConfirmationState | null;
  /** whether the order waits for a call from then on */
  isAwaitingCall: boolean;
};

/** What each status of an order does to its confirmation, whichever door it came through. */
const STATUSES = {
  pending: { state: 'to-confirm', isAwaitingCall: true },
  processing: { state: 'confirmed', isAwaitingCall: false },
  shipping: { state: 'confirmed', isAwaitingCall: false },
  delivered: { state: 'confirmed', isAwaitingCall: false },
  cancelled: { state: null, isAwaitingCall: false },
} as const satisfies Record<OrderStatus, StatusRow>;

/** The state of an order that was never worked on. */
export function untouchedState(status: OrderStatus): ConfirmationState {
  return STATUSES[status].state ?? 'to-confirm';
}

/** Whether orders of this status are called. */
export function isAwaitingCall(status: OrderStatus): boolean {
  return STATUSES[status].isAwaitingCall;
}

/** The confirmation of an order that was never worked on: a new order's first call is due at once. */
export function untouched({ status, orderDate }: { status: OrderStatus; orderDate: Date }): Confirmation {
  return { state: untouchedState(status), attempts: 0, nextCallAt: isAwaitingCall(status) ? orderDate : null };
}

/** The confirmation after the order entered a status. An order that is put back begins from the start. */
export function afterStatus(before: Confirmation, { status, now }: { status: OrderStatus; now: Date }): Confirmation {
  const { state, isAwaitingCall: isAwaited } = STATUSES[status];
  return {
    state: state ?? before.state,
    attempts: isAwaited ? 0 : before.attempts,
    nextCallAt: isAwaited ? now : null,
  };
}
