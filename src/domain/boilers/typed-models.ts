/** Models of boilers in a typed text. Pure. */

import { isOneErrorApart, toleratesTypo } from '@/domain/search/typo';
import { type Run, runsOf, withoutOverlaps, wordsOutside } from './typed-runs';

/** Words into which people divide a model: "themaclassic c 24 e". */
const LONGEST = 5;
/** "E1" is too little to tell a model by. */
const MIN_CHARACTERS = 3;
/** Digits of the shortest plate code: a shorter number alone is a power, a size or an amount. */
const MIN_PLATE_DIGITS = 6;
/** More models than these have no parts in common. */
const MAX_MODELS = 60;

/** The runs of folded words that may name a model: letters with digits, as in "c24e", or the digits of a plate. */
export function modelRuns(words: readonly string[]): Run[] {
  return runsOf(words, LONGEST).filter(({ compact }) =>
    /\D/.test(compact) ? /\d/.test(compact) && compact.length >= MIN_CHARACTERS : compact.length >= MIN_PLATE_DIGITS,
  );
}

/** `searchText`: the folded words of its names, aliases and plate codes, each also run together (src/domain/boilers/boilers.ts) */
export type KnownModel = { id: number; searchText: string };

/**
 * The models that a text means, and its words that say nothing of them. Of the models that a run names, those that hold most of
 * the text's words are meant: "Themaclassic C24E" is not the Thema C 24 E.
 * @param models those that have one of the runs as a word
 * @returns null if the text names no model
 */
export function meantModels(
  words: readonly string[],
  models: readonly KnownModel[],
): { models: number[]; rest: string[] } | null {
  const named = modelRuns(words);
  const candidates = models.flatMap(({ id, searchText }) => {
    const known = new Set(searchText.split(' '));
    const runs = withoutOverlaps(named.filter(({ compact }) => known.has(compact)));
    if (runs.length === 0) return [];
    const others = runsOf(words, LONGEST).filter(({ compact }) => known.has(compact));
    const rest = wordsOutside(words, [...runs, ...others]);
    const longest = Math.max(...runs.map(({ compact }) => compact.length));
    return [{ id, rest, longest }];
  });
  if (candidates.length === 0) return null;
  // "VMW 286 7 2" also holds "vmw286", which other models are called.
  const longest = Math.max(...candidates.map((candidate) => candidate.longest));
  const exact = candidates.filter((candidate) => candidate.longest === longest);
  const fewest = Math.min(...exact.map(({ rest }) => rest.length));
  const meant = exact.filter(({ rest }) => rest.length === fewest).slice(0, MAX_MODELS);
  return { models: meant.map(({ id }) => id), rest: meant[0]?.rest ?? [] };
}

/** Pages of models that are offered for a text. */
const MAX_OFFERED = 4;

/**
 * The models whose pages a text asks for. Its other words may have a typing error: "temaclassic c24e" is the Themaclassic. A name
 * that many models share asks for no page beside other words: "joint 24 cf" is about a joint.
 */
export function namedModels<Model extends KnownModel>(words: readonly string[], models: readonly Model[]): Model[] {
  const meant = meantModels(words, models);
  if (!meant) return [];
  const known = models.filter(({ id }) => meant.models.includes(id));
  const foreign = known.map(({ searchText }) => {
    const own = searchText.split(' ');
    return meant.rest.filter((word) => !own.some((other) => isMistyped(word, other))).length;
  });
  const fewest = Math.min(...foreign);
  const best = known.filter((_, index) => foreign[index] === fewest);
  return fewest > 0 && best.length > MAX_OFFERED ? [] : best.slice(0, MAX_OFFERED);
}

function isMistyped(word: string, meant: string): boolean {
  return toleratesTypo(word) && toleratesTypo(meant) && isOneErrorApart(word, meant);
}
