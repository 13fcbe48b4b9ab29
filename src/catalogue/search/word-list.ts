/** Reads the shop's own list of words (collections/SearchWords.ts). */
import type { Database } from '@/database/database';
import { type ListedWord, type WordList, wordListOf } from '@/domain/search/listed-words';
import { remember } from '@/memory/remember';

/** As many entries take the memory of a product. */
const ENTRIES_PER_WEIGHT = 10;

const LIST = {
  name: 'search-word-list',
  text: `
    SELECT s.word_folded AS word, s.kind, s.topic,
      ARRAY(SELECT t.text FROM search_synonyms_texts t WHERE t.parent_id = s.id AND t.path = 'means' ORDER BY t."order") AS means
    FROM search_synonyms s WHERE s.word_folded IS NOT NULL ORDER BY s.id`,
};

/** The whole list: some hundred entries, which every search looks through. */
export function readWordList({ db }: { db: Database }): Promise<WordList> {
  const weigh = ({ entries }: WordList) => entries.length / ENTRIES_PER_WEIGHT;
  return remember({ key: ['word list'], aspects: ['listed'], weigh }, async () => {
    const { rows } = await db.query<ListedWord>({ ...LIST, values: [] });
    return wordListOf(rows);
  });
}
