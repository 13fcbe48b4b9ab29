/** What was typed, as words to look for. */
import type { Database } from '@/database/database';
import { fold } from '@/domain/text';
import { remember } from '../memory/remember';

const MAX_WORDS = 8;
/** Shorter stems are the beginning of too much else: "pil" of "piles" also begins "pilote". */
const MIN_STEM = 4;

/** What titles write in one way and people in another. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['2', 'deux'],
  ['3', 'trois'],
  ['4', 'quatre'],
  ['l', 'litre', 'litres'],
];

/** A word of the search: a text holds it where it holds any of its forms. All folded. */
export type SearchWord = {
  typed: string;
  forms: readonly string[];
  /** words of the catalogue that it may be a mistyped form of */
  meant?: readonly string[];
};

/**
 * The words that must all be found, each in its singular too. PostgreSQL's French dictionary knows the stems, and the
 * words that say nothing ("de", "pour"): these are left out, unless nothing else was typed.
 * @returns no words if nothing was typed, or signs only
 */
export async function readSearchWords({ db, text }: { db: Database; text: string }): Promise<readonly SearchWord[]> {
  const typed = [...new Set(apart(fold(text)).split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS);
  if (typed.length === 0) return [];
  const { words } = await remember({ key: `words ${typed.join(' ')}` }, async () => {
    const { rows } = await db.query<{ word: string; stems: string[] | null }>(
      `SELECT word, ts_lexize('french_stem', word) AS stems FROM unnest($1::text[]) WITH ORDINALITY AS t (word, place)
       ORDER BY place`,
      [typed],
    );
    const telling = rows.filter(({ stems }) => stems === null || stems.length > 0);
    return {
      words: (telling.length > 0 ? telling : rows).map(({ word, stems }) => ({
        typed: word,
        forms: formsOf({ word, stem: stems?.[0] }),
      })),
    };
  });
  return words;
}

/** "24kw" as titles write it, "24 kW". */
function apart(text: string): string {
  return text.replace(/\b(\d+)(kw|w|l|ml|mm|cm|m|bar|v|kg|cv)\b/g, '$1 $2');
}

/** As a part of a word, so that the stem finds every ending; "tuyaux" has the stem "tuyal" and needs "tuyau" besides. */
function formsOf({ word, stem }: { word: string; stem: string | undefined }): string[] {
  const synonyms = SYNONYMS.find((group) => group.includes(word));
  if (synonyms) return [...synonyms];
  if (!/^[a-z]{4,}$/.test(word)) return [word];
  const singular = word.replace(/[sx]$/, '');
  if (stem === undefined || stem.length < MIN_STEM) return [singular];
  return word.startsWith(stem) ? [stem] : [singular, stem];
}
