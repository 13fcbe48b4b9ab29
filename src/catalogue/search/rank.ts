/** SQL for how well a product matches a search. */
import { anyOf, type Bind, hasPower, holdsMeasure } from './match';
import { type SearchWord, singularOf } from './words';

/** A mistyped text of several words has many readings. More than these would only change the order. */
const MAX_SPELLINGS = 8;

/**
 * A number that grows as the match gets worse: 0 for the title or part number itself, 1 for a title that begins with the
 * text, 2 for one that contains it, else 3 plus 1 for each word that no word of title or part number begins with. A mistyped
 * text counts as its possible meanings.
 */
export function matchRank(words: readonly SearchWord[], bind: Bind): string {
  const spellings = spellingsOf(words);
  const texts = spellings.map(bind);
  // A part number has a digit. Without one, no index need be asked before that of the titles.
  const numbers = texts.filter((_, place) => /\d/.test(spellings[place] ?? ''));
  const anyText = (condition: (text: string) => string) => anyOf(texts.map(condition));
  const missing = words.map((word) => `(NOT ${namesWord(word, bind)})::int`);
  const powers = words.flatMap(({ measure }) => (measure ? hasPower(measure, bind) : []));
  // What has the power is meant before what is made for it.
  const others = powers.length === 0 ? [] : words.filter(({ measure }) => (measure?.power ?? null) === null);
  const withPower = [...powers, ...others.map((word) => namesWord(word, bind))].join(' AND ');
  return `CASE WHEN ${anyText((text) => `p.title_folded = ${text}`)} THEN 0
    WHEN ${anyOf(numbers.map((text) => `' ' || p.reference_folded || ' ' LIKE '% ' || ${text} || ' %'`))} THEN 0
    ${withPower === '' ? '' : `WHEN ${withPower} THEN 1`}
    WHEN ${anyText((text) => `p.title_folded LIKE ${text} || '%'`)} THEN 1
    WHEN ${anyText((text) => `' ' || p.title_folded LIKE '% ' || ${text} || '%'`)} THEN 2
    ELSE 3 + ${missing.join(' + ')} END`;
}

const NAMED = `' ' || p.title_folded || ' ' || coalesce(p.reference_folded, '') || ' ' || coalesce(p.model_folded, '') || ' '`;

/** SQL for whether a word of title or part number begins with the word. */
export function namesWord({ forms, measure }: SearchWord, bind: Bind): string {
  if (measure) return anyOf([holdsMeasure(measure, `(${NAMED})`, bind), ...hasPower(measure, bind)]);
  return anyOf(forms.map((form) => `${NAMED} LIKE ${bind(`% ${form}%`)}`));
}

/** The text as typed, in the singular, and its other possible meanings. */
export function spellingsOf(words: readonly SearchWord[]): string[] {
  const singular = words.map(({ typed }) => singularOf(typed)).join(' ');
  const meant = words.reduce<string[]>(
    (texts, { typed, meant = [] }) =>
      [typed, ...meant].flatMap((word) => texts.map((text) => `${text} ${word}`.trim())).slice(0, MAX_SPELLINGS),
    [''],
  );
  return [...new Set([...meant, singular])];
}
