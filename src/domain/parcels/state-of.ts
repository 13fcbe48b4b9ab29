/** The state of a parcel, computed from its events alone. */
import { type ParcelState, stateRank } from './states';

type SourceRow = {
  /** moves a parcel even after its delivery or its decided return */
  isPerson: boolean;
  /** says what the courier says */
  isCourier: boolean;
  /** nothing but a person moves the parcel afterwards */
  seals: boolean;
};

/** Who reported an event. */
const EVENT_SOURCES = {
  /** set in the back office: a correction, or the cancelled order */
  person: { isPerson: true, isCourier: false, seals: false },
  /** The shop notes that the courier took the batch, often hours later: it outranks no news of the courier. */
  'hand-over': { isPerson: false, isCourier: false, seals: false },
  /** the decided return, line by line */
  return: { isPerson: true, isCourier: false, seals: true },
  /** a line of a courier's file */
  import: { isPerson: false, isCourier: true, seals: false },
  webhook: { isPerson: false, isCourier: true, seals: false },
} as const satisfies Record<string, SourceRow>;

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
 * later in the list of states. After a delivery or a decided return only a person's events count. A hand-over that was noted after
 * the courier's news says nothing new.
 * @returns `created` without events
 */
export function stateOf(events: readonly ParcelEvent[]): ParcelState {
  return replay(events).state;
}

export function isOfCourier(source: EventSource): boolean {
  return EVENT_SOURCES[source].isCourier;
}

/** Whether an event of this source, later than all others, moves the parcel: not a courier's after delivery or decided return. */
export function mayMove(events: readonly ParcelEvent[], source: EventSource): boolean {
  return EVENT_SOURCES[source].isPerson || !replay(events).isSealed;
}

/**
 * Whether news without a date may be older than what is known: its state does not lead further, or the parcel was in it before.
 * Such news moves no parcel, as it might move it back.
 */
export function mayBeOlder(events: readonly ParcelEvent[], state: ParcelState): boolean {
  if (state === 'unknown') return false;
  const present = stateOf(events);
  if (present !== 'unknown' && stateRank(state) < stateRank(present)) return true;
  return state !== present && events.some((event) => event.state === state);
}

type Standing = {
  state: ParcelState;
  isSealed: boolean /** the courier has the parcel, and said where it is */;
  isNews: boolean;
};

function replay(events: readonly ParcelEvent[]): Standing {
  let standing: Standing = { state: 'created', isSealed: false, isNews: false };
  for (const moment of moments(events)) {
    const { isSealed, isNews } = standing;
    const counted = moment.filter(
      ({ source }) => (!isSealed || EVENT_SOURCES[source].isPerson) && !(isNews && source === 'hand-over'),
    );
    const [first, ...others] = counted;
    if (!first) continue;
    const { state } = others.reduce(
      (last, event) => (stateRank(event.state) > stateRank(last.state) ? event : last),
      first,
    );
    const winners = counted.filter((event) => event.state === state).map(({ source }) => EVENT_SOURCES[source]);
    standing = {
      state,
      isSealed: state === 'delivered' || winners.some(({ seals }) => seals),
      isNews: state !== 'created' && winners.some(({ isCourier }) => isCourier),
    };
  }
  return standing;
}

/** The events of each moment, earliest moment first. */
function moments(events: readonly ParcelEvent[]): ParcelEvent[][] {
  const byTime = Map.groupBy(events, ({ occurredAt }) => occurredAt);
  return [...byTime].sort(([left], [right]) => left - right).map(([, moment]) => moment);
}
