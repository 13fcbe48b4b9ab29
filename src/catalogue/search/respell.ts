/** Other spellings of words that the shop does not know: without an apostrophe, run together, taken apart, mistyped names. */
import type { Database } from '@/database/database';
import { respellings, respellWords } from '@/domain/search/respelling';
import { remember } from '@/memory/remember';
import type { Interpretation } from './interpret';
import { readWordList } from './word-list';

/** @returns the text with words that the shop knows in place of others; null if no word is replaced */
export async function respell({
  db,
  meaning: { listed },
}: {
  db: Database;
  meaning: Interpretation;
}): Promise<string | null> {
  if (!listed || listed.isAlone) return null;
  const { parts } = await readWordList({ db });
  const candidates = respellings(listed.core);
  if (candidates.length === 0) return null;
  const { known } = await remember({ key: ['known words', candidates], aspects: ['words'] }, async () => {
    const { rows } = await db.query<{ word: string }>('SELECT word FROM search_words WHERE word = ANY($1::text[])', [
      candidates,
    ]);
    return { known: rows.map(({ word }) => word) };
  });
  const words = respellWords({ words: listed.core, ofCatalogue: new Set(known), ofList: parts });
  return words.join(' ') === listed.core.join(' ') ? null : words.join(' ');
}
