/** Finds the words of the catalogue that mistyped words may mean. */
import type { Database } from '@/database/database';
import { isOneErrorApart, shapesOf, toleratesTypo } from '@/domain/search/typo';
import { remember } from '@/memory/remember';
import type { Reading } from './reading';
import type { SearchWord } from './words';

const MAX_MEANINGS = 8;

/**
 * The same readings, each word extended by the words of the catalogue that are one typing error away. For a search that found
 * nothing as typed.
 * @returns null if no word has such neighbours
 */
export async function expandTypos({
  db,
  readings,
}: {
  db: Database;
  readings: readonly Reading[];
}): Promise<readonly Reading[] | null> {
  const words = readings.flatMap((reading) => [...reading.words, ...(reading.fits?.words ?? [])]);
  const spellings = new Map(words.map(({ typed }) => [typed, spellingsOf(typed)]));
  const shapes = [...new Set([...spellings.values()].flat().flatMap(shapesOf))];
  if (shapes.length === 0) return null;
  const { known } = await remember({ key: ['words like', shapes], aspects: ['words'] }, async () => {
    const statement = 'SELECT word FROM search_words WHERE shapes && $1::text[] ORDER BY word';
    const { rows } = await db.query<{ word: string }>(statement, [shapes]);
    return { known: rows.map((row) => row.word) };
  });
  let hasMore = false;
  const expand = (word: SearchWord): SearchWord => {
    const meant = meanings({ spellings: spellings.get(word.typed) ?? [], known });
    const forms = [...new Set([...word.forms, ...meant])];
    hasMore ||= forms.length > word.forms.length;
    return { ...word, meant, forms };
  };
  const expanded = readings.map((reading) => ({
    ...reading,
    words: reading.words.map(expand),
    fits: reading.fits && { ...reading.fits, words: reading.fits.words.map(expand) },
  }));
  return hasMore ? expanded : null;
}

/** The word as typed, and without a plural ending, which the catalogue may lack. */
function spellingsOf(word: string): string[] {
  return [...new Set([word, word.replace(/[sx]$/, '')])].filter(toleratesTypo);
}

function meanings({ spellings, known }: { spellings: readonly string[]; known: readonly string[] }): string[] {
  return known.filter((word) => spellings.some((spelling) => isOneErrorApart(spelling, word))).slice(0, MAX_MEANINGS);
}
