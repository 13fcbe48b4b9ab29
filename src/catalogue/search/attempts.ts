/** The ways to read a search: as typed first, then more and more tolerantly. */
import type { Database } from '@/database/database';
import { sayMeasure } from '@/domain/boilers/typed-measures';
import { remember } from '@/memory/remember';
import { inScope, type Scope } from '../scope';
import { type Attempt, attemptOf, type TextAttempt } from './attempt';
import { completedAttempt } from './complete';
import { type Interpretation, interpret, isMeaningless } from './interpret';
import { shorterTexts } from './leave-out';
import { holdsReading, holdsReadingButOne } from './match';
import type { Reading } from './reading';
import { respell } from './respell';
import { expandTypos } from './typos';

/** With two words, leaving one out would be another search. With many, each word adds a combination to look up in the index. */
const WORDS_TO_MISS_ONE = { min: 3, max: 5 };

type Options = { db: Database; text: string; scope: Scope };

/**
 * All words; words of another spelling; one typing error in each word; all of a few words except one, since people add words that no
 * title has. In the shop then without the words that no product has, and at last without one word after the other.
 */
export async function* attempts(options: Options): AsyncGenerator<TextAttempt> {
  const { db, text, scope } = options;
  const meaning = await interpret(options);
  if (isMeaningless(meaning)) return;
  yield* whole({ ...options, meaning });
  // A text without its number or its fault code is about something else.
  if (scope !== 'published' || meaning.numbers.length + meaning.faults.length > 0) return;
  let isMissingOneTried = false;
  for await (const shorter of shorterTexts({ db, text, meaning })) {
    if (!shorter.isUnknown && !isMissingOneTried) {
      isMissingOneTried = true;
      yield* missingOne({ ...options, meaning });
    }
    const rest = await interpret({ ...options, text: shorter.text });
    const leftOut = {
      words: shorter.words.map(sayMeasure),
      text: shorter.text.split(' ').map(sayMeasure).join(' '),
    };
    if (shorter.text === '') yield { ...EVERYTHING, isExact: true, leftOut };
    else
      for await (const attempt of whole({ db, scope, text: shorter.text, meaning: rest }))
        yield { ...attempt, isExact: attempt.isExact && shorter.words.length === 0, leftOut };
  }
  if (!isMissingOneTried) yield* missingOne({ ...options, meaning });
}

/** The whole catalogue, for words such as "prix" alone. */
const EVERYTHING: Attempt = { condition: () => 'true', rank: () => '0', lead: null, aspects: [] };

type Meant = Options & { meaning: Interpretation };

/** With all words of the text. */
async function* whole({ db, text, scope, meaning }: Meant): AsyncGenerator<TextAttempt> {
  const own = { ...attemptOf(meaning), isExact: true, leftOut: null };
  if (scope !== 'published') {
    yield own;
    yield* mistyped({ db, text, scope, meaning });
    yield* missingOne({ db, text, scope, meaning });
    return;
  }
  yield (await completedAttempt({ db, text, meaning, own })) ?? own;
  const other = meaning.faults.length + meaning.numbers.length > 0 ? null : await respell({ db, meaning });
  if (other !== null) {
    const respelled = await interpret({ db, text: other, scope });
    yield { ...attemptOf(respelled), isExact: true, leftOut: null };
    yield* mistyped({ db, text: other, scope, meaning: respelled });
  }
  yield* mistyped({ db, text, scope, meaning });
}

async function* mistyped({ db, meaning }: Meant): AsyncGenerator<TextAttempt> {
  const expanded = await expandTypos({ db, readings: meaning.readings });
  if (expanded) yield { ...attemptOf({ ...meaning, readings: expanded }), isExact: false, leftOut: null };
}

async function* missingOne({ db, meaning }: Meant): AsyncGenerator<TextAttempt> {
  const readings = (await expandTypos({ db, readings: meaning.readings })) ?? meaning.readings;
  if (!readings.some(canMissOne)) return;
  const attempt = attemptOf({
    ...meaning,
    readings,
    holds: (reading, bind) => (canMissOne(reading) ? holdsReadingButOne : holdsReading)(reading, bind),
  });
  yield { ...attempt, isExact: false, leftOut: null };
}

function canMissOne({ words }: Reading): boolean {
  return words.length >= WORDS_TO_MISS_ONE.min && words.length <= WORDS_TO_MISS_ONE.max;
}

/** The first way that finds products, as a list with this text uses it, or null. */
export async function usedAttempt(options: Options): Promise<Attempt | null> {
  const { db, scope } = options;
  for await (const attempt of attempts(options)) {
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
