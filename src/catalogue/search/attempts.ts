/** The ways to read a search: as typed first, then more and more tolerantly. */
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { inScope, type Scope } from '../conditions';
import { type Attempt, asTyped, holdsAllButOne } from './match';
import { expandTypos } from './typos';
import type { SearchWord } from './words';

/** With two words, leaving one out would be another search. With many, each word adds a combination to look up in the index. */
const WORDS_TO_MISS_ONE = { min: 3, max: 5 };

/** All words; all words with one typing error each; all of a few words except one, since people add words that no title has. */
export async function* attempts({
  db,
  words,
}: {
  db: Database;
  words: readonly SearchWord[];
}): AsyncGenerator<Attempt> {
  yield asTyped(words);
  const expanded = await expandTypos({ db, words });
  if (expanded) yield asTyped(expanded);
  if (words.length < WORDS_TO_MISS_ONE.min || words.length > WORDS_TO_MISS_ONE.max) return;
  const tolerant = expanded ?? words;
  yield { words: tolerant, condition: (bind) => holdsAllButOne(tolerant, bind) };
}

/** Whether any product in scope matches, regardless of the other filters. */
export async function matchesAnyProduct({
  db,
  scope,
  attempt,
}: {
  db: Database;
  scope: Scope;
  attempt: Attempt;
}): Promise<boolean> {
  const values: unknown[] = [];
  const where = `${inScope(scope)} AND ${attempt.condition((value) => `$${values.push(value)}`)}`;
  const { isFound } = await remember(
    { key: `any ${where} ${JSON.stringify(values)}`, aspects: ['places', 'words'] },
    async () => {
      const { rows } = await db.query<{ found: boolean }>(
        `SELECT EXISTS (SELECT FROM products p WHERE ${where}) AS found`,
        values,
      );
      return { isFound: rows[0]?.found ?? false };
    },
  );
  return isFound;
}
