/**
 * Where a parcel may be. A new state is a row here, its words and a migration. Later in the list wins where two events happened
 * at the same moment.
 */

type StateRow = {
  /** its order has a parcel: a second one is not made, and the order keeps its address and lines */
  isLive: boolean;
  /** the courier has nothing more to do */
  isFinal: boolean;
};

const STATES = {
  created: { isLive: true, isFinal: false },
  picked_up: { isLive: true, isFinal: false },
  in_transit: { isLive: true, isFinal: false },
  at_hub: { isLive: true, isFinal: false },
  ready_for_pickup: { isLive: true, isFinal: false },
  out_for_delivery: { isLive: true, isFinal: false },
  attempted: { isLive: true, isFinal: false },
  on_hold: { isLive: true, isFinal: false },
  // The goods are with the customer: only a decided return brings them back.
  delivered: { isLive: true, isFinal: true },
  returning: { isLive: true, isFinal: false },
  returned: { isLive: false, isFinal: true },
  cancelled: { isLive: false, isFinal: true },
  lost: { isLive: false, isFinal: true },
  // The courier's word is not in the profile's table.
  unknown: { isLive: true, isFinal: false },
} as const satisfies Record<string, StateRow>;

export type ParcelState = keyof typeof STATES;

// The keys of the table, which `Object.keys` types as strings.
export const PARCEL_STATES = Object.keys(STATES) as [ParcelState, ...ParcelState[]];

/** An order has at most one parcel in these states. */
export const LIVE_STATES: readonly ParcelState[] = PARCEL_STATES.filter((state) => STATES[state].isLive);

/** In these states the courier has done its part. */
export const FINAL_STATES: readonly ParcelState[] = PARCEL_STATES.filter((state) => STATES[state].isFinal);

export function isParcelState(value: unknown): value is ParcelState {
  return PARCEL_STATES.some((state) => state === value);
}

export function isLive(state: ParcelState): boolean {
  return STATES[state].isLive;
}

/** The place in the list of states. */
export function stateRank(state: ParcelState): number {
  return PARCEL_STATES.indexOf(state);
}
