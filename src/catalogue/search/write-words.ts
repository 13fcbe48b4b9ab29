import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { foldWords } from '@/domain/search-words';

/** Writes new search words with one statement for the words and one for their meanings. Announces nothing. */
export async function insertSearchWords(
  req: PayloadRequest,
  words: readonly { word: string; means: readonly string[] }[],
): Promise<void> {
  const rows = words.map(({ word, means }) => ({ word, means, folded: foldWords(word) }));
  await executeInTransaction(
    req,
    sql`WITH given AS (
          SELECT word, folded, means FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
            AS w (word text, folded text, means jsonb)
        ), made AS (
          INSERT INTO search_synonyms (word, word_folded) SELECT word, folded FROM given
          ON CONFLICT DO NOTHING RETURNING id, word_folded
        )
        INSERT INTO search_synonyms_texts (parent_id, path, "order", text)
        SELECT made.id, 'means', meaning.place, meaning.text
        FROM made JOIN given ON given.folded = made.word_folded,
          jsonb_array_elements_text(given.means) WITH ORDINALITY AS meaning (text, place)`,
  );
}
