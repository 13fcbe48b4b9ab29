/** Ranges of boilers in a typed text. Pure. */
import { fold } from '../text';

export type KnownRange<Model> = {
  brand: string;
  name: string;
  models: readonly (Model & { name: string })[];
};

/** A shorter first word, as of "Gaz 3000 W", does not name a range by itself. */
const MIN_BEGINNING = 5;

type Named<Model> = { isWhole: boolean; length: number; models: readonly Model[] };

/**
 * The models of the ranges that a text names, if it says nothing else but the brand and a model: "isofast", "beretta ciao",
 * "isofast c32" for the Isofast C 32 E. A range may be named by its first word: "vitodens" for the Vitodens 100-W.
 * @param words folded, without those that narrow nothing
 * @returns null if the text names no range, or something else beside it
 */
export function modelsOfRanges<Model extends object>(
  words: readonly string[],
  ranges: readonly KnownRange<Model>[],
): Model[] | null {
  if (words.length === 0) return null;
  const named = ranges.flatMap((range) => namedBy(words, range) ?? []);
  const whole = named.filter(({ isWhole }) => isWhole);
  const candidates = whole.length > 0 ? whole : named;
  const longest = Math.max(0, ...candidates.map(({ length }) => length));
  const best = candidates.filter(({ length }) => length === longest);
  return best.length === 0 ? null : inTurns(best.map(({ models }) => models));
}

function namedBy<Model>(words: readonly string[], range: KnownRange<Model>): Named<Model> | null {
  const [brand, own] = [fold(range.brand).split(' '), fold(range.name).split(' ')];
  const start = words.indexOf(own[0] ?? '');
  if (start < 0) return null;
  let length = 1;
  while (length < own.length && words[start + length] === own[length]) length++;
  const isWhole = length === own.length;
  if (!isWhole && (own[0] ?? '').length < MIN_BEGINNING) return null;
  const rest = words.filter((word, place) => (place < start || place >= start + length) && !brand.includes(word));
  const model = rest.join('');
  const models = range.models.filter(({ name }) => fold(name).replaceAll(' ', '').startsWith(model));
  return models.length > 0 ? { isWhole, length, models } : null;
}

/** The first of each list, then the second of each, and so on. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}
