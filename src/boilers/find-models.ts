import type { Database } from '@/database/database';
import type { KnownModel } from '@/domain/boilers/typed-models';
import { remember } from '@/memory/remember';

/** A model with what leads to its page. */
export type FoundModel = KnownModel & { slug: string; brandSlug: string; title: string };

/** Models that share a name: a "C 24" is made by many. */
const MAX_FOUND = 300;

const BY_WORD = {
  name: 'boilers-by-word',
  text: `
    SELECT id, search_text AS "searchText", slug, brand_slug AS "brandSlug", title FROM boiler_models
    WHERE string_to_array(search_text, ' ') && $1::text[] ORDER BY id LIMIT ${MAX_FOUND}`,
};

/** The models that have one of the words, which are folded and run together. */
export async function findModelsByWord({
  db,
  words,
}: {
  db: Database;
  words: readonly string[];
}): Promise<readonly FoundModel[]> {
  if (words.length === 0) return [];
  const { models } = await remember({ key: ['models', words], aspects: ['boilers'] }, async () => {
    const { rows } = await db.query<FoundModel>({ ...BY_WORD, values: [words] });
    return { models: rows };
  });
  return models;
}
