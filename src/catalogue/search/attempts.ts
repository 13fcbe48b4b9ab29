/** How a search is read: first as it was typed, then more and more kindly, until something is found. */
import type { Database } from '@/database/database';
import { inScope, type Scope } from '../conditions';
import { remember } from '../memory/remember';
import { type Bind, holdsAll, holdsAllButOne } from './match';
import { forgiveTypos } from './typos';
import type { SearchWord } from './words';

/** Of two words, one alone is another search; each word more is one more combination to ask the index for. */
const WORDS_TO_MISS_ONE = { min: 3, max: 5 };

export type Attempt = {
  words: readonly SearchWord[];
  /** SQL over `products p` */
  condition: (bind: Bind) => string;
};

/** The search for all of the words. */
export function asTyped(words: readonly SearchWord[]): Attempt {
  return { words, condition: (bind) => holdsAll(words, bind) };
}

/** Every word; every word with one typing error forgiven; every word but one of a few, since people add what no title says. */
export async function* attempts({
  db,
  words,
}: {
  db: Database;
  words: readonly SearchWord[];
}): AsyncGenerator<Attempt> {
  yield asTyped(words);
  const forgiven = await forgiveTypos({ db, words });
  if (forgiven) yield asTyped(forgiven);
  if (words.length < WORDS_TO_MISS_ONE.min || words.length > WORDS_TO_MISS_ONE.max) return;
  const kindest = forgiven ?? words;
  yield { words: kindest, condition: (bind) => holdsAllButOne(kindest, bind) };
}

/** Does any product in scope match, whatever the other filters? */
export async function isAnywhere({
  db,
  scope,
  attempt,
}: {
  db: Database;
  scope: Scope;
  attempt: Attempt;
}): Promise<boolean> {
  const values: string[] = [];
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
