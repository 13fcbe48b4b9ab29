import type { AdminSearchWord } from '@/contract/admin/missed-searches';
import { AS_CALLER, type Caller, editCatalogue } from './edit';

/** @throws the collection's refusals: 409 for a word that is there already */
export async function createSearchWord(
  caller: Caller,
  data: Pick<AdminSearchWord, 'word' | 'means'>,
): Promise<AdminSearchWord> {
  const { id, word, means } = await editCatalogue(caller, (req) =>
    caller.payload.create({ collection: 'search-words', data: { ...data, kind: 'means' }, ...AS_CALLER, req }),
  );
  return { id, word, means: means ?? [] };
}
