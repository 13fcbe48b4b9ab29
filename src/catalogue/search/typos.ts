/** Finds the words of the catalogue that a mistyped word may mean. */
import type { Database } from '@/database/database';
import { isOneErrorApart, shapesOf, toleratesTypo } from '@/domain/typo';
import { remember } from '@/memory/remember';
import type { SearchWord } from './words';

const MAX_MEANINGS = 8;

/**
 * The same words, each extended by the words of the catalogue that are one typing error away. For a search that found nothing
 * as typed.
 * @returns null if no word has such neighbours
 */
export async function expandTypos({
  db,
  words,
}: {
  db: Database;
  words: readonly SearchWord[];
}): Promise<readonly SearchWord[] | null> {
  const spellings = new Map(words.map((word) => [word, spellingsOf(word.typed)]));
  const shapes = [...spellings.values()].flat().flatMap(shapesOf);
  if (shapes.length === 0) return null;
  const { known } = await remember({ key: `words like ${shapes.join(' ')}`, aspects: ['words'] }, async () => {
    const statement = 'SELECT word FROM search_words WHERE shapes && $1::text[] ORDER BY word';
    const { rows } = await db.query<{ word: string }>(statement, [shapes]);
    return { known: rows.map((row) => row.word) };
  });
  const expanded = words.map((word) => {
    const meant = meanings({ spellings: spellings.get(word) ?? [], known });
    return { ...word, meant, forms: [...new Set([...word.forms, ...meant])] };
  });
  return expanded.some((word, index) => word.forms.length > (words[index]?.forms.length ?? 0)) ? expanded : null;
}

/** The word as typed, and without a plural ending, which the catalogue may lack. */
function spellingsOf(word: string): string[] {
  return [...new Set([word, word.replace(/[sx]$/, '')])].filter(toleratesTypo);
}

function meanings({ spellings, known }: { spellings: readonly string[]; known: readonly string[] }): string[] {
  return known.filter((word) => spellings.some((spelling) => isOneErrorApart(spelling, word))).slice(0, MAX_MEANINGS);
}
