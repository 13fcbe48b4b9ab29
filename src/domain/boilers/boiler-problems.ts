/** What is wrong with a boiler or a fitment. Pure. */
import type { Problem } from '../problem';
import { MAX_POWER } from './boilers';

/** The years in which a model was made must not run backwards. */
export function yearsProblem({ yearFrom, yearTo }: { yearFrom: unknown; yearTo: unknown }): Problem | null {
  const isBackwards = typeof yearFrom === 'number' && typeof yearTo === 'number' && yearFrom > yearTo;
  return isBackwards ? { code: 'periodBackwards' } : null;
}

/** Serial numbers have an order only if both are plain digits of the same length. */
export function serialsProblem({ serialFrom, serialTo }: { serialFrom: unknown; serialTo: unknown }): Problem | null {
  if (typeof serialFrom !== 'string' || typeof serialTo !== 'string') return null;
  const [from, to] = [serialFrom.trim(), serialTo.trim()];
  const isComparable = /^\d+$/.test(from) && /^\d+$/.test(to) && from.length === to.length;
  return isComparable && from > to ? { code: 'periodBackwards' } : null;
}

/** Power is in kilowatts, with decimals. */
export function powerProblem(power: number | null | undefined): Problem | null {
  if (power === null || power === undefined) return null;
  return power > 0 && power <= MAX_POWER ? null : { code: 'powerOutOfRange', values: { max: MAX_POWER } };
}
