/** The state of a parcel, computed from its events alone. */
import { type ParcelState, stateRank } from './states';

/** Who reported an event. A courier's events move no parcel after its delivery or its decided return. */
const EVENT_SOURCES = {
  /** set in the back office: the batch, the hand-over, a correction */
  person: { isPerson: true, seals: false },
  /** the return that somebody decided, line by line */
  return: { isPerson: true, seals: true },
  /** a line of a courier's file */
  import: { isPerson: false, seals: false },
  webhook: { isPerson: false, seals: false },
} as const satisfies Record<string, { isPerson: boolean; seals: boolean }>;

export type EventSource = keyof typeof EVENT_SOURCES;

export const EVENT_SOURCE_NAMES = Object.keys(EVENT_SOURCES) as [EventSource, ...EventSource[]];

export type ParcelEvent = {
  state: ParcelState;
  /** milliseconds since 1970 at which it happened, not at which it arrived */
  occurredAt: number;
  source: EventSource;
};

/**
 * The state after these events, which may come in any order and repeatedly: that of the latest, and of several at one moment the
 * later in the list of states. After a delivery or a decided return only a person's events count.
 * @returns `created` without events
 */
export function stateOf(events: readonly ParcelEvent[]): ParcelState {
  return replay(events).state;
}

/** Whether an event of this source, later than all others, moves the parcel: not a courier's after delivery or decided return. */
export function mayMove(events: readonly ParcelEvent[], source: EventSource): boolean {
  return EVENT_SOURCES[source].isPerson || !replay(events).isSealed;
}

type Standing = { state: ParcelState; isSealed: boolean };

function replay(events: readonly ParcelEvent[]): Standing {
  let standing: Standing = { state: 'created', isSealed: false };
  for (const moment of moments(events)) {
    const { isSealed } = standing;
    const counted = isSealed ? moment.filter(({ source }) => EVENT_SOURCES[source].isPerson) : moment;
    const [first, ...others] = counted;
    if (!first) continue;
    const { state } = others.reduce(
      (last, event) => (stateRank(event.state) > stateRank(last.state) ? event : last),
      first,
    );
    const isDecided = counted.some((event) => event.state === state && EVENT_SOURCES[event.source].seals);
    standing = { state, isSealed: state === 'delivered' || isDecided };
  }
  return standing;
}

/** The events of each moment, earliest moment first. */
function moments(events: readonly ParcelEvent[]): ParcelEvent[][] {
  const byTime = Map.groupBy(events, ({ occurredAt }) => occurredAt);
  return [...byTime].sort(([left], [right]) => left - right).map(([, moment]) => moment);
}
