import type { Database } from '@/database/database';
import { searchAnswerWords } from '@/words/fr/catalogue/search-answers';
import { searchHintWords } from '@/words/fr/catalogue/search-hints';
import { interpret } from './interpret';
import { mendedFault } from './parts-for-faults';

/** Why a search shows a product, where its title does not say it. */
export type Hint = { hint?: string };

/** The hints for the products of a search; '' for no search. */
export async function hintsFor({
  db,
  text,
}: {
  db: Database;
  text: string;
}): Promise<(product: { id: number }) => Hint> {
  if (text === '') return () => ({});
  const { numbers, faults } = await interpret({ db, text, scope: 'published' });
  const replaced = new Map(numbers.map(({ id, replaces }) => [id, replaces]));
  return ({ id }) => {
    const number = replaced.get(id) ?? null;
    if (number !== null) return { hint: searchHintWords.replaces(number) };
    const fault = mendedFault(id, faults);
    return fault ? { hint: searchHintWords.mends(searchAnswerWords.fault(fault.code, fault.brand)) } : {};
  };
}
