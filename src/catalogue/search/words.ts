/** Splits a search text into words. */
import type { Database } from '@/database/database';
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
  /** words of the catalogue that it may be a misspelling of */
  meant?: readonly string[];
};

/**
 * The words that must all match, each in its singular too. Stems come from PostgreSQL's French dictionary. Its stop words
 * ("de", "pour") are dropped unless the text has no others.
 * @returns an empty list for a blank text or signs only
 */
export async function readSearchWords({ db, text }: { db: Database; text: string }): Promise<readonly SearchWord[]> {
  const typed = [...new Set(separateUnits(fold(text)).split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS);
  if (typed.length === 0) return [];
  const { words } = await remember({ key: `words ${typed.join(' ')}` }, async () => {
    const { rows } = await db.query<{ word: string; stems: string[] | null }>(
      `SELECT word, ts_lexize('french_stem', word) AS stems FROM unnest($1::text[]) WITH ORDINALITY AS t (word, place)
       ORDER BY place`,
      [typed],
    );
    const meaningful = rows.filter(({ stems }) => stems === null || stems.length > 0);
    return {
      words: (meaningful.length > 0 ? meaningful : rows).map(({ word, stems }) => ({
        typed: word,
        forms: formsOf({ word, stem: stems?.[0] }),
      })),
    };
  });
  return words;
}

/** "24kw" becomes "24 kw", as titles write it. */
function separateUnits(text: string): string {
  return text.replace(/\b(\d+)(kw|w|l|ml|mm|cm|m|bar|v|kg|cv)\b/g, '$1 $2');
}

/** Parts of words to look for: the stem matches every ending; "tuyaux" has the stem "tuyal" and needs "tuyau" too. */
function formsOf({ word, stem }: { word: string; stem: string | undefined }): string[] {
  const synonyms = SYNONYMS.find((group) => group.includes(word));
  if (synonyms) return [...synonyms];
  if (!/^[a-z]{4,}$/.test(word)) return [word];
  const singular = word.replace(/[sx]$/, '');
  if (stem === undefined || stem.length < MIN_STEM) return [singular];
  return word.startsWith(stem) ? [stem] : [singular, stem];
}
