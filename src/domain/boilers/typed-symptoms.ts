/** Symptoms of a failing boiler in a typed text. Pure. */
import { SMALL_WORDS } from '@/domain/search/listed-words';
import { foldWords } from '@/domain/search/search-words';
import { isOneErrorApart, toleratesTypo } from '@/domain/search/typo';

/** Beside more other words, one word such as "bruit" is about something else. */
const MAX_OTHERS = 2;
/** Fewer typed letters are not taken for the beginning of a word. */
const MIN_BEGINNING = 3;
const MAX_MEANT = 3;

type Phrased = { phrases: readonly string[] };

/**
 * The symptoms that a text describes: those that have a phrase whose words the text holds, in any order; the most words first.
 * Small words and words that narrow nothing do not matter. The last word may be half typed.
 * @param words folded
 * @param fillers words that narrow nothing
 * @returns each with the words of the text that describe it
 */
export function meantSymptoms<T extends Phrased>({
  words,
  fillers,
  symptoms,
}: {
  words: readonly string[];
  fillers: readonly string[];
  symptoms: readonly T[];
}): { symptom: T; words: readonly string[] }[] {
  const kept = words.filter((word) => !SMALL_WORDS.has(word));
  const others = kept.filter((word) => !fillers.includes(word));
  const known = new Set(symptoms.flatMap(({ phrases }) => phrases.flatMap(wordsOfPhrase)));
  const found = symptoms.flatMap((symptom) => {
    const best = symptom.phrases
      .map((phrase) => matchOf(phrase, kept, known))
      .filter((match) => match.length > 0)
      .filter((match) => match.length > 1 || others.filter((word) => !match.includes(word)).length <= MAX_OTHERS)
      .toSorted((one, other) => other.length - one.length)[0];
    return best ? [{ symptom, words: best }] : [];
  });
  const most = Math.max(0, ...found.map((each) => each.words.length));
  return found.filter((each) => each.words.length === most).slice(0, MAX_MEANT);
}

function wordsOfPhrase(phrase: string): string[] {
  return foldWords(phrase)
    .split(' ')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
}

/**
 * The words of the text that are those of the phrase; empty if one is missing.
 * @param known the words of all phrases, which are never taken for a misspelling of another word
 */
function matchOf(phrase: string, words: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const wanted = wordsOfPhrase(phrase);
  const last = words.at(-1);
  const found = wanted.map(
    (part, place) =>
      words.find((word) => isMeant(word, part, known)) ??
      (place === wanted.length - 1 && last && last.length >= MIN_BEGINNING && part.startsWith(last) ? last : undefined),
  );
  const isWhole = found.every((word) => word !== undefined);
  return isWhole ? found.filter((word) => word !== undefined) : [];
}

function isMeant(word: string, part: string, known: ReadonlySet<string>): boolean {
  if (word === part || word === `${part}s` || `${word}s` === part) return true;
  // Without its apostrophe: "seteint" is "s'éteint".
  if (word.length === part.length + 1 && word.endsWith(part) && /^[dlsnmtj]/.test(word)) return true;
  // The first letter is rarely mistyped: "plaque" is not "claque".
  if (known.has(word) || word[0] !== part[0]) return false;
  return toleratesTypo(word) && toleratesTypo(part) && isOneErrorApart(word, part);
}
