/** SQL for whether a product holds the words of a search. */
import type { Measure } from '@/domain/boilers/typed-measures';
import type { Reading } from './reading';
import type { SearchWord } from './words';

/** Adds a value to the statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** The index on `search_text` is made of groups of three letters. */
const INDEXED_LETTERS = 3;
/** Characters, without spaces, of the shortest and the longest part number. Whole titles are longer: they need no second search. */
const MIN_PART_NUMBER = 5;
const MAX_PART_NUMBER = 30;

/** True if a product's text holds a reading's phrases and words. */
export function holdsReading({ words, phrases }: Reading, bind: Bind): string {
  const parts = phrases.map((phrase) => holdsPhrase(phrase, bind));
  return [...parts, ...(words.length > 0 ? [holdsAll(words, bind)] : [])].join(' AND ') || 'false';
}

/** The same with any one of the words missing. */
export function holdsReadingButOne({ words, phrases }: Reading, bind: Bind): string {
  return [...phrases.map((phrase) => holdsPhrase(phrase, bind)), holdsAllButOne(words, bind)].join(' AND ');
}

/**
 * True if a product's text contains every word, or the part number that they form together: "0010 025 A" is also kept without
 * its spaces.
 */
export function holdsAll(words: readonly SearchWord[], bind: Bind): string {
  const all = words.map((word) => holdsWord(word, bind)).join(' AND ');
  const partNumber = words
    .map(({ typed }) => typed)
    .join('')
    .replaceAll(' ', '');
  return words.length > 1 && mayBePartNumber(partNumber) ? `(${all} OR ${contains(partNumber, bind)})` : all;
}

function mayBePartNumber(text: string): boolean {
  return text.length >= MIN_PART_NUMBER && text.length <= MAX_PART_NUMBER && /\d/.test(text);
}

/** True if a product's text contains all words, or all except one. */
function holdsAllButOne(words: readonly SearchWord[], bind: Bind): string {
  const parts = words.map((word) => holdsWord(word, bind));
  return anyOf(parts.map((part) => `(${parts.filter((other) => other !== part).join(' AND ')})`));
}

function holdsWord({ forms, measure }: SearchWord, bind: Bind): string {
  if (measure) return anyOf([holdsMeasure(measure, 'p.search_text', bind), ...hasPower(measure, bind)]);
  return anyOf(forms.map((form) => contains(form, bind)));
}

/** SQL for whether a text holds a measure between two of its words. */
export function holdsMeasure({ pattern }: Measure, text: string, bind: Bind): string {
  return `${text} ~ ${bind(`(^| )(${pattern})( |$)`)}`;
}

/** Makers round to whole kilowatts: a boiler of 23.6 kW is sold as one of 24. */
const HALF = 0.5;

/** SQL for whether a product's own power is the one that is measured; nothing for another measure. */
export function hasPower({ power }: Measure, bind: Bind): string[] {
  if (power === null) return [];
  return [`(p.power_kw >= ${bind(power - HALF)}::numeric AND p.power_kw < ${bind(power + HALF)}::numeric)`];
}

/**
 * A text shorter than three letters is looked for at the beginning of words only: anywhere else the search would read the
 * whole catalogue. Search texts are folded, so they contain no wildcard of LIKE.
 */
export function contains(text: string, bind: Bind): string {
  return isLatin(text) ? holdsText(text, bind) : amongOtherLetters(holdsText(text, bind));
}

/**
 * The index of groups of three letters knows Latin letters only (the database's locale is C). Products with other letters are few,
 * and have an index (src/database/schema.ts).
 */
const HAS_OTHER_LETTERS = 'octet_length(o.search_text) > length(o.search_text)';

/** As an array the products are found by their ids, also where other reasons are looked up in other indexes. */
function amongOtherLetters(holds: string): string {
  return `p.id = ANY(ARRAY(SELECT o.id FROM products o WHERE ${HAS_OTHER_LETTERS} AND ${holds.replaceAll('p.search_text', 'o.search_text')}))`;
}

function isLatin(text: string): boolean {
  return /^[a-z0-9 ]*$/.test(text);
}

function holdsText(text: string, bind: Bind): string {
  if (text.length >= INDEXED_LETTERS) return `p.search_text LIKE ${bind(`%${text}%`)}`;
  return `(p.search_text LIKE ${bind(`${text}%`)} OR p.search_text LIKE ${bind(`% ${text}%`)})`;
}

/** True if the text holds whole words in this order, the last one in the plural too. Folded texts hold no sign of a pattern. */
function holdsPhrase(phrase: string, bind: Bind): string {
  const holds = `p.search_text ~ ${bind(`(^| )${phrase}[sx]?( |$)`)}`;
  return isLatin(phrase) ? holds : amongOtherLetters(holds);
}

export function anyOf(parts: readonly string[]): string {
  if (parts.length === 0) return 'false';
  return parts.length === 1 ? (parts[0] ?? 'false') : `(${parts.join(' OR ')})`;
}
