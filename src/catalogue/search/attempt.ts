/** SQL for one way to read a search: which products match, and in which order. */
import type { Aspect } from '@/domain/catalogue-change';
import type { Interpretation } from './interpret';
import { anyOf, type Bind, holdsAll, holdsReading } from './match';
import { type MeantFault, type MendingKind, mendingProducts } from './mending';
import { matchRank } from './rank';
import type { Reading } from './reading';

export type Attempt = {
  /** SQL over `products p` */
  condition: (bind: Bind) => string;
  /** SQL over `products p` that match: the best match has the lowest number */
  rank: (bind: Bind) => string;
  /** changes, besides `places` and `words`, by which a product may start or stop matching */
  aspects: readonly Aspect[];
};

/** Between two steps of `matchRank`, for what is found in another way than by its words. */
const STEP = 10;
/** After titles that hold all of the words, before those that do not. */
const CONFIRMED_FIT = 32;
const UNCHECKED_FIT = 36;
const MENDING: Record<MendingKind, number> = { parts: 33, exact: 34, fitting: 35, own: 37, general: 38 };
/** Products that hold a word of the shop's list come before those that hold its meaning. */
const MEANING = 1_000;
const NUMBER = -1_000;
const LAST = 10_000;

/** A reason for a product to be found, as SQL. */
type Reason = { condition: (bind: Bind) => string; rank: (bind: Bind) => string };

/** @param holds SQL for whether a product matches a reading */
export function attemptOf({
  readings,
  numbers,
  faults,
  holds = holdsReading,
}: Omit<Interpretation, 'typed'> & { holds?: (reading: Reading, bind: Bind) => string }): Attempt {
  const reasons = [
    ...readings.map((reading) => heldWords(reading, holds)),
    ...readings.flatMap(fits),
    ...mends(faults),
  ];
  const ids = numbers.map(({ id }) => id);
  return {
    aspects: readings.some((reading) => reading.fits) ? ['fits'] : [],
    condition: (bind) =>
      anyOf([
        ...(ids.length > 0 ? [`p.id = ANY(${bind(ids)}::int[])`] : []),
        ...reasons.map(({ condition }) => `(${condition(bind)})`),
      ]),
    rank: (bind) => {
      const rank = bestRank(reasons, bind);
      return ids.length === 0 ? rank : `coalesce(array_position(${bind(ids)}::int[], p.id) + ${NUMBER}, ${rank})`;
    },
  };
}

function bestRank(reasons: readonly Reason[], bind: Bind): string {
  const [only, ...others] = reasons;
  if (!only) return '0';
  // All that match have the only reason.
  if (others.length === 0) return only.rank(bind);
  return `LEAST(${reasons
    .map(({ condition, rank }) => `CASE WHEN ${condition(bind)} THEN ${rank(bind)} ELSE ${LAST} END`)
    .join(', ')})`;
}

function heldWords(reading: Reading, holds: (reading: Reading, bind: Bind) => string): Reason {
  return {
    condition: (bind) => holds(reading, bind),
    rank: (bind) => {
      const base = reading.isMeaning ? MEANING : 0;
      return reading.words.length === 0 ? String(base) : `${STEP} * (${matchRank(reading.words, bind)}) + ${base}`;
    },
  };
}

/** Parts of the models that the text names, if they hold its other words. */
export function fits({ fits }: Reading): Reason[] {
  if (!fits) return [];
  const { models, words } = fits;
  // As an array the parts are found by their ids, also where other reasons are looked up in other indexes.
  const parts = (bind: Bind, isConfirmed: boolean) =>
    `p.id = ANY(ARRAY(SELECT f.product_id FROM fitments f WHERE f.model_id = ANY(${bind(models)}::int[])${isConfirmed ? " AND f.confidence = 'confirmed'" : ''}))`;
  return [
    {
      condition: (bind) => [parts(bind, false), ...(words.length > 0 ? [holdsAll(words, bind)] : [])].join(' AND '),
      rank: (bind) => `CASE WHEN ${parts(bind, true)} THEN ${CONFIRMED_FIT} ELSE ${UNCHECKED_FIT} END`,
    },
  ];
}

/** What may mend the faults, the likeliest first. */
function mends(faults: readonly MeantFault[]): Reason[] {
  return mendingProducts(faults).map(({ kind, ids }) => ({
    condition: isOneOf(ids),
    rank: () => String(MENDING[kind]),
  }));
}

export function isOneOf(ids: readonly number[]): (bind: Bind) => string {
  return (bind) => `p.id = ANY(${bind(ids)}::int[])`;
}
