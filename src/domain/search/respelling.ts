/** Words as people run them together, take them apart or mistype them. Pure. */
import { SMALL_WORDS } from './listed-words';
import { isOneErrorApart, toleratesTypo } from './typo';

/** Letters of the shortest half of a word that is taken apart. */
const MIN_HALF = 3;
const MAX_LETTERS = 24;
/** Words of the text that are looked at. */
const MAX_WORDS = 8;

/** All words that a text may mean otherwise, to be looked up: each word itself, its halves, itself without an apostrophe, joined words. */
export function respellings(words: readonly string[]): string[] {
  const texts = words
    .slice(0, MAX_WORDS)
    .flatMap((word, place) => [
      word,
      ...halvesOf(word).flat(),
      ...elidedFrom(word),
      ...(words[place + 1] === undefined ? [] : [`${word}${words[place + 1]}`]),
    ]);
  return [...new Set(texts)];
}

/**
 * The words, with those that neither catalogue nor list knows replaced: "deau" by "d eau", "chauffeeau" by "chauffe eau", "circu lateur" by
 * "circulateur", "ventilatuer" by the list's "ventilateur".
 */
export function respellWords({
  words,
  ofCatalogue,
  ofList,
}: {
  words: readonly string[];
  ofCatalogue: ReadonlySet<string>;
  ofList: ReadonlySet<string>;
}): string[] {
  const isKnown = (word: string) => ofCatalogue.has(word) || ofList.has(word);
  const result: string[] = [];
  for (let place = 0; place < words.length; place++) {
    const [word = '', next] = [words[place], words[place + 1]];
    const joined = next === undefined ? '' : word + next;
    if (!SMALL_WORDS.has(word) && isKnown(joined) && !(isKnown(word) && isKnown(next ?? ''))) {
      result.push(joined);
      place++;
    } else result.push(...(isKnown(word) || SMALL_WORDS.has(word) ? [word] : otherSpelling(word, { isKnown, ofList })));
  }
  return result;
}

function otherSpelling(
  word: string,
  { isKnown, ofList }: { isKnown: (word: string) => boolean; ofList: ReadonlySet<string> },
): string[] {
  const elided = elidedFrom(word).find(isKnown);
  if (elided) return [elided];
  const halves = halvesOf(word).find((pair) => pair.every(isKnown));
  if (halves) return halves;
  const meant = toleratesTypo(word)
    ? [...ofList].find((other) => toleratesTypo(other) && isOneErrorApart(word, other))
    : undefined;
  return [meant ?? word];
}

/** "dexpansion": "expansion" */
function elidedFrom(word: string): string[] {
  const [, rest] = /^(?:[dlsnmtj]|qu)([aeiouhy][a-z]{2,})$/.exec(word) ?? [];
  return rest === undefined ? [] : [rest];
}

function halvesOf(word: string): [string, string][] {
  if (word.length > MAX_LETTERS || !/^[a-z0-9]+$/.test(word)) return [];
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF + 1) }, (_, index) => index + MIN_HALF);
  const halves = cuts.map((cut): [string, string] => [word.slice(0, cut), word.slice(cut)]);
  const [, digits, letters] = /^(\d{1,2})([a-z]{3,})$/.exec(word) ?? [];
  return digits && letters ? [[digits, letters], ...halves] : halves;
}
