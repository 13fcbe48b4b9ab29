/** SQL for what a product must hold, and for how well it matches. */
import type { SearchWord } from './words';

/** Adds a value to the statement and gives its placeholder. */
export type Bind = (value: string) => string;

/** The index on `search_text` knows texts by three letters at a time. */
const INDEXED_LETTERS = 3;
/** Fewer characters without their spaces are no part number. */
const MIN_PART_NUMBER = 5;

/**
 * True where a product's text holds every word, or the part number that the words are together: "0010 025 A" is kept as
 * written and run together.
 */
export function holdsAll(words: readonly SearchWord[], bind: Bind): string {
  const all = words.map((word) => holdsWord(word, bind)).join(' AND ');
  const partNumber = words.map(({ typed }) => typed).join('');
  const isPartNumber = words.length > 1 && partNumber.length >= MIN_PART_NUMBER && /\d/.test(partNumber);
  return isPartNumber ? `(${all} OR ${holds(partNumber, bind)})` : all;
}

/** True where a product's text holds all words but one, whichever. */
export function holdsAllButOne(words: readonly SearchWord[], bind: Bind): string {
  const parts = words.map((word) => holdsWord(word, bind));
  return anyOf(parts.map((part) => `(${parts.filter((other) => other !== part).join(' AND ')})`));
}

function holdsWord({ forms }: SearchWord, bind: Bind): string {
  return anyOf(forms.map((form) => holds(form, bind)));
}

/**
 * Fewer than three letters count at the beginning of a word only: anywhere in a word they would read the whole catalogue.
 * What is searched is folded, so it holds no character that LIKE would read as a pattern.
 */
function holds(text: string, bind: Bind): string {
  if (text.length >= INDEXED_LETTERS) return `p.search_text LIKE ${bind(`%${text}%`)}`;
  return `(p.search_text LIKE ${bind(`${text}%`)} OR p.search_text LIKE ${bind(`% ${text}%`)})`;
}

/** A mistyped text of several words could be meant in many ways: more than these change the order only. */
const MAX_READINGS = 8;

/**
 * Best match first, as a number that grows as the match gets worse: 0 the title or part number itself, 1 a title that
 * begins with the text, 2 one that holds it, then one more for each word that begins no word of title or part number.
 * A mistyped text counts as what it may mean.
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

/** The texts that the words may stand for, as typed first. */
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
