/** SQL for one way to read a search: which products match, and in which order. */
import type { LeftOut } from '@/contract/catalogue';
import type { Aspect } from '@/domain/products/catalogue-change';
import type { Interpretation } from './interpret';
import { anyOf, type Bind, holdsAll, holdsReading } from './match';
import { type MeantFault, type MendingKind, mendingProducts } from './parts-for-faults';
import { matchRank, namesWord, spellingsOf } from './rank';
import type { Reading } from './reading';
import type { SearchWord } from './words';

/**
 * First what meets `held`, all alike; then titles that are or begin with one of the texts. `isOwn`: then titles that hold a text further
 * on; otherwise anything else.
 */
export type Lead = { held: ((bind: Bind) => string) | null; texts: readonly string[]; isOwn: boolean };

export type Attempt = {
  /** SQL over `products p` */
  condition: (bind: Bind) => string;
  /** SQL over `products p` that match: the best match has the lowest number */
  rank: (bind: Bind) => string;
  /** what has the lowest numbers, where indexes have it in its order; null if all that match must be ranked */
  lead: Lead | null;
  /** changes, besides `places` and `words`, by which a product may start or stop matching */
  aspects: readonly Aspect[];
};

/** A way to read a text, with what a list says of it. */
export type TextAttempt = Attempt & {
  /** false if no product has all that was typed */
  isExact: boolean;
  /** null if the whole text is searched for */
  leftOut: LeftOut | null;
};

/** Between two steps of `matchRank`, for what is found in another way than by its words. */
const STEP = 10;
/** The number of a title that begins with the text. */
export const BEGINNING = STEP;
/** After titles that hold all of the words, before those that do not. */
const CONFIRMED_FIT = 32;
const UNCHECKED_FIT = 36;
const MENDING: Record<MendingKind, number> = { parts: 33, exact: 34, fitting: 35, own: 37, general: 38 };
/** Products that hold a word of the shop's list come before those that hold its meaning. */
export const MEANING = 1_000;
/** What a half-typed word of the list means. */
const COMPLETED = { before: -2_000, after: 3_000 } as const;
/** What may help against a symptom, the likeliest category first. */
const HELP = 2_000;
const NUMBER = -5_000;
const LAST = 10_000;
/** Words that narrow nothing put what has them first within a step. */
const MAX_FILLERS = 4;

/** A reason for a product to be found, as SQL. */
type Reason = { condition: (bind: Bind) => string; rank: (bind: Bind) => string };

/** @param holds SQL for whether a product matches a reading */
export function attemptOf({
  readings,
  numbers,
  faults,
  fillers,
  help,
  holds = holdsReading,
}: Pick<Interpretation, 'readings' | 'numbers' | 'faults' | 'fillers' | 'help'> & {
  holds?: (reading: Reading, bind: Bind) => string;
}): Attempt {
  const reasons = [
    ...readings.map((reading) => heldWords(reading, holds, fillers)),
    ...readings.flatMap(fits),
    ...mends(faults),
    ...helps(help),
  ];
  const ids = numbers.map(({ id }) => id);
  return {
    lead: ids.length > 0 || fillers.length > 0 ? null : leadOf({ readings, faults, holds }),
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

/** The text itself, or if the shop's list has another name for it, what holds it and then its other names. */
function leadOf({
  readings,
  faults,
  holds,
}: {
  readings: readonly Reading[];
  faults: readonly MeantFault[];
  holds: (reading: Reading, bind: Bind) => string;
}): Lead | null {
  const now = readings.filter(({ place }) => !place);
  if (readings.some(({ place }) => place === 'before')) return null;
  const [own, others] = [now.find(({ isMeaning }) => !isMeaning), now.filter(({ isMeaning }) => isMeaning)];
  if (own && own.phrases.length === 0)
    return withoutNumbers({ held: null, texts: spellingsOf(own.words), isOwn: true });
  // Parts of a model, or against a fault, come before other names.
  if ((own && own.words.length > 0) || faults.length > 0 || now.some(({ fits }) => fits)) return null;
  return withoutNumbers({
    held: own ? (bind) => holds(own, bind) : null,
    texts: others.flatMap(({ words }) => spellingsOf(words)),
    isOwn: false,
  });
}

/** Texts that hold a digit may be part numbers, which are looked for elsewhere too. */
function withoutNumbers(lead: Lead): Lead | null {
  return lead.texts.length === 0 || lead.texts.some((text) => text === '' || /\d/.test(text)) ? null : lead;
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

function heldWords(
  reading: Reading,
  holds: (reading: Reading, bind: Bind) => string,
  fillers: readonly SearchWord[],
): Reason {
  return {
    condition: (bind) => holds(reading, bind),
    rank: (bind) => {
      const base = (reading.isMeaning ? MEANING : 0) + (reading.place ? COMPLETED[reading.place] : 0);
      const held = fillers.slice(0, MAX_FILLERS).map((word) => `(${namesWord(word, bind)})::int`);
      const rank = reading.words.length === 0 ? '0' : `${STEP} * (${matchRank(reading.words, bind)})`;
      return `${[rank, ...held].join(' - ')} + ${base}`;
    },
  };
}

/** What may help against the symptoms, if it holds the text's other words. */
function helps(help: Interpretation['help']): Reason[] {
  if (!help) return [];
  const { categories, words } = help;
  return categories.map((id, place) => ({
    condition: (bind) =>
      [`p.category_path_ids && ${bind([id])}::int[]`, ...(words.length > 0 ? [holdsAll(words, bind)] : [])].join(
        ' AND ',
      ),
    rank: () => String(HELP + place),
  }));
}

/** Parts of the models that the text names, if they hold its other words. */
function fits({ fits }: Reading): Reason[] {
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

function isOneOf(ids: readonly number[]): (bind: Bind) => string {
  return (bind) => `p.id = ANY(${bind(ids)}::int[])`;
}
