/** The ways to read a search: as typed first, then more and more tolerantly. */
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { inScope, type Scope } from '../scope';
import { type Attempt, attemptOf } from './attempt';
import { type Interpretation, interpret, isMeaningless } from './interpret';
import { holdsReading, holdsReadingButOne } from './match';
import type { Reading } from './reading';
import { expandTypos } from './typos';

/** With two words, leaving one out would be another search. With many, each word adds a combination to look up in the index. */
const WORDS_TO_MISS_ONE = { min: 3, max: 5 };

/** All words; all words with one typing error each; all of a few words except one, since people add words that no title has. */
export async function* attempts({ db, meaning }: { db: Database; meaning: Interpretation }): AsyncGenerator<Attempt> {
  yield attemptOf(meaning);
  const expanded = await expandTypos({ db, readings: meaning.readings });
  if (expanded) yield attemptOf({ ...meaning, readings: expanded });
  const readings = expanded ?? meaning.readings;
  if (!readings.some(canMissOne)) return;
  yield attemptOf({
    ...meaning,
    readings,
    holds: (reading, bind) => (canMissOne(reading) ? holdsReadingButOne : holdsReading)(reading, bind),
  });
}

function canMissOne({ words }: Reading): boolean {
  return words.length >= WORDS_TO_MISS_ONE.min && words.length <= WORDS_TO_MISS_ONE.max;
}

/** The first way that finds products, as a list with this text uses it; null if none does. */
export async function usedAttempt({
  db,
  scope,
  text,
}: {
  db: Database;
  scope: Scope;
  text: string;
}): Promise<Attempt | null> {
  const meaning = await interpret({ db, text, scope });
  if (isMeaningless(meaning)) return null;
  for await (const attempt of attempts({ db, meaning })) {
    if (await matchesAnyProduct({ db, scope, attempt })) return attempt;
  }
  return null;
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
    { key: ['any', where, values], aspects: ['places', 'words', ...attempt.aspects] },
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
