/** What a text finds whose last word may be half typed, so that suggestions do not vanish between two letters. */
import type { Database } from '@/database/database';
import { markMeasures } from '@/domain/boilers/typed-measures';
import { withoutLabels } from '@/domain/number-labels';
import { completionsOf, SMALL_WORDS } from '@/domain/search/listed-words';
import { foldWords } from '@/domain/search/search-words';
import { remember } from '@/memory/remember';
import { type Attempt, attemptOf, type TextAttempt } from './attempt';
import { type Interpretation, interpret } from './interpret';
import type { Reading } from './reading';
import { readWordList } from './word-list';

/** If the text itself finds as many products, its last word is taken for whole. As many are suggested at most. */
const ENOUGH = 6;

/**
 * The text's products, then those for words of the shop's list that begin with its last words. For "pas d'eau", the list comes
 * first: titles are searched for "eau" alone.
 * @returns null if the last word is not the beginning of another, or the text itself finds enough
 */
export async function completedAttempt({
  db,
  text,
  meaning,
  own,
}: {
  db: Database;
  text: string;
  meaning: Interpretation;
  own: Attempt;
}): Promise<TextAttempt | null> {
  if (meaning.numbers.length + meaning.faults.length > 0) return null;
  const words = foldWords(markMeasures(withoutLabels(text))).split(' ');
  const completions = completionsOf(words, await readWordList({ db }));
  const [first] = completions;
  if (!first) return null;
  const place = first.isPhrase && words.slice(0, -1).some((word) => SMALL_WORDS.has(word)) ? 'before' : 'after';
  if (place === 'after' && (await findsEnough({ db, attempt: own }))) return null;
  const completed = await Promise.all(
    completions.map(async ({ text: whole }) => (await interpret({ db, text: whole, scope: 'published' })).readings),
  );
  const readings: Reading[] = completed.flat().map((reading) => ({ ...reading, place }));
  const joined = { ...meaning, readings: [...meaning.readings, ...readings] };
  return { ...attemptOf(joined), isExact: true, leftOut: null };
}

async function findsEnough({ db, attempt }: { db: Database; attempt: Attempt }): Promise<boolean> {
  const values: unknown[] = [];
  const where = attempt.condition((value) => `$${values.push(value)}`);
  const { isEnough } = await remember(
    { key: ['enough', where, values], aspects: ['places', 'words', ...attempt.aspects] },
    async () => {
      const { rows } = await db.query<{ found: number }>(
        `SELECT count(*)::int AS found FROM (SELECT FROM products p WHERE p.published AND ${where} LIMIT ${ENOUGH}) AS few`,
        values,
      );
      return { isEnough: (rows[0]?.found ?? 0) >= ENOUGH };
    },
  );
  return isEnough;
}
