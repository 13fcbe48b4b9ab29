/** Splits search texts into words. */
import type { Database } from '@/database/database';
import { type Measure, measureOf } from '@/domain/boilers/typed-measures';
import { fold } from '@/domain/text';
import { remember } from '@/memory/remember';

const MAX_WORDS = 8;
/** Shorter stems begin too many other words: "pil" of "piles" also begins "pilote". */
const MIN_STEM = 4;

/** Words that titles and people write differently. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['2', 'deux'],
  ['3', 'trois'],
  ['4', 'quatre'],
  ['l', 'litre', 'litres'],
];

/** A word of the search. A text matches it by any of its forms. All are folded. */
export type SearchWord = {
  typed: string;
  forms: readonly string[];
  /** what it measures: a text must hold that as a whole, instead of a form */
  measure?: Measure;
  /** words of the catalogue that it may be a misspelling of */
  meant?: readonly string[];
};

type Stems = ReadonlyMap<string, readonly string[] | null>;

/**
 * The words of each text that must all match, each in its singular too. Stems come from PostgreSQL's French dictionary. Its stop
 * words ("de", "pour") are dropped unless a text has no others.
 * @returns an empty list for a blank text or one of signs only
 */
export async function readSearchWords({
  db,
  texts,
}: {
  db: Database;
  texts: readonly string[];
}): Promise<readonly (readonly SearchWord[])[]> {
  const typed = texts.map(splitText);
  const stems = await readStems({ db, words: [...new Set(typed.flat())] });
  return typed.map((words) => {
    const meaningful = words.filter((word) => stems.get(word)?.length !== 0);
    return (meaningful.length > 0 ? meaningful : words).map((word) => {
      const measure = measureOf(word);
      if (measure) return { typed: measure.text, forms: [measure.text], measure };
      return { typed: word, forms: formsOf({ word, stem: stems.get(word)?.[0] }) };
    });
  });
}

function splitText(text: string): string[] {
  return [...new Set(separateUnits(fold(text)).split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS);
}

/** By word; an empty list for a stop word, null for a word that the dictionary does not know. */
async function readStems({ db, words }: { db: Database; words: readonly string[] }): Promise<Stems> {
  if (words.length === 0) return new Map();
  return remember({ key: ['stems', words] }, async () => {
    const { rows } = await db.query<{ word: string; stems: string[] | null }>(
      `SELECT word, ts_lexize('french_stem', word) AS stems FROM unnest($1::text[]) AS t (word)`,
      [words],
    );
    return new Map(rows.map(({ word, stems }) => [word, stems]));
  });
}

/** "24l" becomes "24 l", as titles write it. Powers and millimetres are measures. */
function separateUnits(text: string): string {
  return text.replace(/\b(\d+)(w|l|ml|cm|m|bar|v|kg|cv)\b/g, '$1 $2');
}

/** Parts of words to look for: the stem matches every ending; "tuyaux" has the stem "tuyal" and needs "tuyau" too. */
function formsOf({ word, stem }: { word: string; stem: string | undefined }): string[] {
  const synonyms = SYNONYMS.find((group) => group.includes(word));
  if (synonyms) return [...synonyms];
  if (!/^[a-z]{4,}$/.test(word)) return [word];
  const singular = singularOf(word);
  if (stem === undefined || stem.length < MIN_STEM) return [singular];
  return word.startsWith(stem) ? [stem] : [singular, stem];
}

/** Without a plural ending. */
export function singularOf(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? word.replace(/[sx]$/, '') : word;
}
