/**
 * What the order desk shows of an order, and what it offers, by the order's present status: head, list, badges and keys follow
 * this one table. The state of a confirmation outlives changes of status, so alone it says nothing about what is to be done.
 */
import { isOrderStatus, type OrderStatus } from '../orders/order-status';
import { CONFIRMATION_STATES, type ConfirmationState, isAwaitingCall } from './states';
import { WARNINGS } from './warnings';

type WarningKind = (typeof WARNINGS)[number];

type StatusRow = {
  /** states that say something about the order as it is now */
  states: readonly ConfirmationState[];
  /** whether the shop has a reason to call */
  isCallable: boolean;
  /** what to know before calling or sending */
  warnings: readonly WarningKind[];
  /** whether prepared messages about the delivery make sense */
  hasMessages: boolean;
  /** whether a parcel is to be expected */
  expectsParcel: boolean;
};

const UNDER_WAY = { isCallable: true, warnings: WARNINGS, hasMessages: true } as const;
const OVER = { isCallable: false, warnings: [], hasMessages: false } as const;

const STATUSES = {
  pending: {
    ...UNDER_WAY,
    states: CONFIRMATION_STATES.filter((state) => state !== 'confirmed' && state !== 'refused'),
    expectsParcel: false,
  },
  processing: { ...UNDER_WAY, states: ['confirmed'], expectsParcel: true },
  shipping: { ...UNDER_WAY, states: ['confirmed'], expectsParcel: true },
  delivered: { ...OVER, states: ['confirmed'], expectsParcel: true },
  // Why it was cancelled, where a call says so.
  cancelled: { ...OVER, states: ['unreachable', 'wrong-number', 'refused'], expectsParcel: false },
} as const satisfies Record<OrderStatus, StatusRow>;

/** A status that this version of the shop does not know. */
const UNKNOWN: StatusRow = { ...OVER, states: [], expectsParcel: false };

export type DeskView = Pick<StatusRow, 'isCallable' | 'hasMessages' | 'expectsParcel'> & {
  /** of the badge; null for no badge */
  state: ConfirmationState | null;
  /** the order waits for a call: results, next call, attempts and claims are shown */
  isAwaited: boolean;
  showsWarning: (kind: WarningKind) => boolean;
};

export function deskView({ status, state }: { status: string; state: ConfirmationState }): DeskView {
  const { states, warnings, ...row }: StatusRow = isOrderStatus(status) ? STATUSES[status] : UNKNOWN;
  return {
    ...row,
    state: states.includes(state) ? state : null,
    isAwaited: isOrderStatus(status) && isAwaitingCall(status),
    showsWarning: (kind) => warnings.includes(kind),
  };
}
