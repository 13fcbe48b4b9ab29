/** What a call to a customer leads to. */
import type { OrderStatus } from '../orders/order-status';
import type { Confirmation, ConfirmationState } from './states';
import { withinWorkingHours } from './working-hours';

/** Characters of a note about an order or a call. */
export const MAX_NOTE_LENGTH = 2_000;

type ResultRow = {
  /** null: as before */
  state: ConfirmationState | null;
  /** the status that the order enters; null: as before */
  status: OrderStatus | null;
  /** `asked`: at the moment that the customer asked for; `later`: after a while, see below */
  nextCall: 'none' | 'asked' | 'later';
};

/** A new result is a row here, its words and a migration: the database checks the list. */
const RESULTS = {
  confirmed: { state: 'confirmed', status: 'processing', nextCall: 'none' },
  'no-answer': { state: null, status: null, nextCall: 'later' },
  'call-back': { state: 'call-back', status: null, nextCall: 'asked' },
  'wrong-number': { state: 'wrong-number', status: null, nextCall: 'none' },
  refused: { state: 'refused', status: 'cancelled', nextCall: 'none' },
} as const satisfies Record<string, ResultRow>;

export type CallResult = keyof typeof RESULTS;

// The keys of the table, which `Object.keys` types as strings.
export const CALL_RESULTS = Object.keys(RESULTS) as [CallResult, ...CallResult[]];

/** Hours until the next call after the first, second … call without an answer. After the last, the customer is unreachable. */
const HOURS_UNTIL_NEXT = [2, 4] as const;

const HOUR_MS = 3_600_000;

/** Whether the result names a moment for the next call. */
export function asksForMoment(result: CallResult): boolean {
  return RESULTS[result].nextCall === 'asked';
}

type Call = {
  result: CallResult /** what the customer asked for; null if the result does not ask */;
  callAgainAt: Date | null;
};

/** The confirmation after a call at `now`, and the status that the order enters; null if it keeps its own. */
export function afterCall(
  before: Confirmation,
  { result, callAgainAt, now, holidays }: Call & { now: Date; holidays: readonly string[] },
): { confirmation: Confirmation; status: OrderStatus | null } {
  const { state, status, nextCall }: ResultRow = RESULTS[result];
  if (nextCall !== 'later') {
    const nextCallAt = nextCall === 'asked' && callAgainAt ? withinWorkingHours(callAgainAt, holidays) : null;
    return { confirmation: { state: state ?? before.state, attempts: before.attempts, nextCallAt }, status };
  }
  const attempts = before.attempts + 1;
  const hours = HOURS_UNTIL_NEXT[attempts - 1];
  if (hours === undefined) return { confirmation: { state: 'unreachable', attempts, nextCallAt: null }, status };
  const nextCallAt = withinWorkingHours(new Date(now.getTime() + hours * HOUR_MS), holidays);
  return { confirmation: { state: before.state, attempts, nextCallAt }, status };
}
