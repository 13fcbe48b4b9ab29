/** What is known about a parcel from its events. The same events lead to the same facts, in whatever order they came. */
import { type EventSource, isOfCourier, type ParcelEvent, stateOf } from './state-of';
import { type ParcelState, stateRank } from './states';

/** `word`: the courier's own, or null. */
export type ReportedEvent = ParcelEvent & { word: string | null };

export type ParcelFacts = {
  state: ParcelState;
  /** the courier's latest word */
  courierWord: string | null;
  /** milliseconds since 1970; null: still in the shop */
  handedOverAt: number | null;
  /** null unless the parcel is delivered */
  deliveredAt: number | null;
  /** when the latest of them happened; null without events */
  newsAt: number | null;
};

/** States that do not say that the courier has the parcel. */
const IN_THE_SHOP: readonly ParcelState[] = ['created', 'cancelled', 'unknown'];

/**
 * @param isWithdrawn its order went with another parcel before the courier had this one: what the courier reports is known, and
 *   moves nothing
 */
export function factsOf(
  events: readonly ReportedEvent[],
  { isWithdrawn = false }: { isWithdrawn?: boolean } = {},
): ParcelFacts {
  const ordered = events.toSorted(
    (one, other) => one.occurredAt - other.occurredAt || stateRank(one.state) - stateRank(other.state),
  );
  const counted = isWithdrawn ? ordered.filter(({ source }) => !isOfCourier(source)) : ordered;
  const state = stateOf(counted);
  return {
    state,
    courierWord: ordered.findLast(({ word }) => word !== null)?.word ?? null,
    handedOverAt: handedOverAt(counted),
    deliveredAt:
      state === 'delivered' ? (counted.findLast((event) => event.state === 'delivered')?.occurredAt ?? null) : null,
    newsAt: ordered.at(-1)?.occurredAt ?? null,
  };
}

/** The first sign that the courier has it. A person who sets it back to `created` says that it was never handed over. */
function handedOverAt(ordered: readonly ReportedEvent[]): number | null {
  const reset = ordered.findLastIndex(({ state, source }) => state === 'created' && isPerson(source));
  return ordered.slice(reset + 1).find(({ state }) => !IN_THE_SHOP.includes(state))?.occurredAt ?? null;
}

function isPerson(source: EventSource): boolean {
  return source === 'person';
}
