import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { foldWords } from '@/domain/search/search-words';
import { tidyName } from '@/domain/texts/tidy-text';
import { isClaimed } from '../claims';
import { conflictAt } from '../refusals';

/** Trims the texts and fills the form in which words are compared. A word that is there already is refused. */
export const fillSearchWord: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const filled = { ...data };
  if (Array.isArray(filled.means)) filled.means = [...new Set(filled.means.map(trimmed))].filter((text) => text !== '');
  if (typeof filled.word !== 'string') return filled;
  const wordFolded = foldWords(filled.word);
  const [taken] = await executeInTransaction(
    req,
    sql`SELECT 1 FROM search_synonyms WHERE word_folded = ${wordFolded} AND id <> ${originalDoc?.id ?? 0}`,
  );
  if (taken || isClaimed(req, { collection: 'search-words', value: wordFolded, id: originalDoc?.id }))
    throw conflictAt({ collection: 'search-words', path: 'word', problem: { code: 'searchWordTaken' }, req });
  return { ...filled, word: filled.word.trim(), wordFolded };
};

/** The field's own check refuses anything but a text. */
function trimmed(text: unknown): unknown {
  return typeof text === 'string' ? tidyName(text) : text;
}

/** Searches find other products. */
export async function announceSearchWords({ req }: { req: PayloadRequest }): Promise<void> {
  await announceChange(req, { aspects: ['words', 'listed'], products: [] });
}
