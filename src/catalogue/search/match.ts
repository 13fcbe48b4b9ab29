/** SQL for whether a product matches a search, and how well. */
import type { SearchWord } from './words';

/** Adds a value to the statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** One way to read a search. */
export type Attempt = {
  words: readonly SearchWord[];
  /** SQL over `products p` */
  condition: (bind: Bind) => string;
};

/** The search for all of the words. */
export function asTyped(words: readonly SearchWord[]): Attempt {
  return { words, condition: (bind) => holdsAll(words, bind) };
}

/** The index on `search_text` is made of groups of three letters. */
const INDEXED_LETTERS = 3;
/** Characters, without spaces, of the shortest part number. */
const MIN_PART_NUMBER = 5;

/**
 * True if a product's text contains every word, or the part number that they form together: "0010 025 A" is also kept without
 * its spaces.
 */
export function holdsAll(words: readonly SearchWord[], bind: Bind): string {
  const all = words.map((word) => holdsWord(word, bind)).join(' AND ');
  const partNumber = words.map(({ typed }) => typed).join('');
  const isPartNumber = words.length > 1 && partNumber.length >= MIN_PART_NUMBER && /\d/.test(partNumber);
  return isPartNumber ? `(${all} OR ${contains(partNumber, bind)})` : all;
}

/** True if a product's text contains all words, or all except one. */
export function holdsAllButOne(words: readonly SearchWord[], bind: Bind): string {
  const parts = words.map((word) => holdsWord(word, bind));
  return anyOf(parts.map((part) => `(${parts.filter((other) => other !== part).join(' AND ')})`));
}

function holdsWord({ forms }: SearchWord, bind: Bind): string {
  return anyOf(forms.map((form) => contains(form, bind)));
}

/**
 * A text shorter than three letters is looked for at the beginning of words only: anywhere else the search would read the
 * whole catalogue. Search texts are folded, so they contain no wildcard of LIKE.
 */
function contains(text: string, bind: Bind): string {
  if (text.length >= INDEXED_LETTERS) return `p.search_text LIKE ${bind(`%${text}%`)}`;
  return `(p.search_text LIKE ${bind(`${text}%`)} OR p.search_text LIKE ${bind(`% ${text}%`)})`;
}

/** A mistyped text of several words has many readings. More than these would only change the order. */
const MAX_READINGS = 8;

/**
 * A number that grows as the match gets worse: 0 for the title or part number itself, 1 for a title that begins with the
 * text, 2 for one that contains it, else 3 plus 1 for each word that no word of title or part number begins with. A mistyped
 * text counts as its possible meanings.
 */
export function matchRank(words: readonly SearchWord[], bind: Bind): string {
  const texts = readingsOf(words).map(bind);
  const anyText = (condition: (text: string) => string) => anyOf(texts.map(condition));
  const named = `' ' || p.title_folded || ' ' || coalesce(p.reference_folded, '') || ' '`;
  const missing = words.map(
    ({ forms }) => `(NOT ${anyOf(forms.map((form) => `${named} LIKE ${bind(`% ${form}%`)}`))})::int`,
  );
  return `CASE WHEN ${anyText((text) => `p.title_folded = ${text}`)} THEN 0
    WHEN ${anyText((text) => `' ' || p.reference_folded || ' ' LIKE '% ' || ${text} || ' %'`)} THEN 0
    WHEN ${anyText((text) => `p.title_folded LIKE ${text} || '%'`)} THEN 1
    WHEN ${anyText((text) => `' ' || p.title_folded LIKE '% ' || ${text} || '%'`)} THEN 2
    ELSE 3 + ${missing.join(' + ')} END`;
}

/** The possible meanings of the text, as typed first. */
function readingsOf(words: readonly SearchWord[]): string[] {
  return words.reduce<string[]>(
    (texts, { typed, meant = [] }) =>
      [typed, ...meant].flatMap((word) => texts.map((text) => `${text} ${word}`.trim())).slice(0, MAX_READINGS),
    [''],
  );
}

function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? 'false') : `(${parts.join(' OR ')})`;
}
