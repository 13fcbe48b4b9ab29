import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import type { HelpTopic } from '@/domain/boilers/help-topics';
import { foldWords, type SearchWordKind } from '@/domain/search/search-words';

type NewWord = { word: string; kind: SearchWordKind; means: readonly string[]; topic: HelpTopic | null };

/** Writes new search words with one statement for the words and one for their meanings. Words that are there stay. Announces nothing. */
export async function insertSearchWords(req: PayloadRequest, words: readonly NewWord[]): Promise<void> {
  const rows = words.map((word) => ({ ...word, folded: foldWords(word.word) }));
  await executeInTransaction(
    req,
    sql`WITH given AS (
          SELECT word, folded, kind, topic, means FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
            AS w (word text, folded text, kind enum_search_synonyms_kind, topic enum_search_synonyms_topic, means jsonb)
        ), made AS (
          INSERT INTO search_synonyms (word, word_folded, kind, topic) SELECT word, folded, kind, topic FROM given
          ON CONFLICT DO NOTHING RETURNING id, word_folded
        )
        INSERT INTO search_synonyms_texts (parent_id, path, "order", text)
        SELECT made.id, 'means', meaning.place, meaning.text
        FROM made JOIN given ON given.folded = made.word_folded,
          jsonb_array_elements_text(given.means) WITH ORDINALITY AS meaning (text, place)`,
  );
}
