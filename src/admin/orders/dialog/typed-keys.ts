/**
 * Keys of the order desk as they are typed ahead of the screen. Pure: what a key does depends on what was on the screen when it was
 * pressed, never on what came there meanwhile.
 */
/** What a key does in an order's dialog. */
export type OrderKey = 'previous' | 'next' | number;

/** What the open order offers. `form`: a result asks for something; `sending`, `done`: a result was reported. */
export type DeskPhase = 'results' | 'form' | 'sending' | 'done' | 'none';

export type TypedKey = {
  key: OrderKey | 'enter';
  /** when it was pressed, by the clock of `performance.now()` */
  at: number;
};

export type KeysState = {
  /** when this order was opened, and when it came on the screen, by the same clock */
  openedAt: number;
  shownAt: number;
  /** another order is on its way: by a step, or by Enter after a result, which waits for the outcome */
  leavesBy: 'step' | 'call' | null;
};

export type KeyEffect = 'choose' | 'step' | null;

/** What a key does now, and what it leaves to be done. */
export function playKey(state: KeysState, phase: DeskPhase, { key, at }: TypedKey): [KeysState, KeyEffect] {
  const nothing: [KeysState, KeyEffect] = [state, null];
  // Pressed for the order before this one, or for one that is not there yet.
  if (at < state.openedAt || state.leavesBy !== null) return nothing;
  if (key === 'enter') {
    return phase === 'sending' || phase === 'done' ? [{ ...state, leavesBy: 'call' }, null] : nothing;
  }
  if (typeof key === 'number') return at >= state.shownAt && phase === 'results' ? [state, 'choose'] : nothing;
  return [{ ...state, leavesBy: 'step' }, 'step'];
}

/** Milliseconds between two keys of a scanner; a person takes longer. */
export const BURST_GAP_MS = 35;

/** Characters that came faster than a person types. */
export type Burst = { length: number; at: number };

export const NO_BURST: Burst = { length: 0, at: Number.NEGATIVE_INFINITY };

/**
 * Counts characters in fast succession, so that a label which is scanned while an order is open reports no results. Enter after a
 * single character is a person's.
 */
export function burstOf(
  { length, at: before }: Burst,
  { isCharacter, at }: { isCharacter: boolean; at: number },
): Burst {
  const isFast = at - before <= BURST_GAP_MS;
  return { length: (isFast ? length : 0) + (isCharacter ? 1 : 0), at };
}
