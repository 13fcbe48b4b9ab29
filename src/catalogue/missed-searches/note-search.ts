/**
 * Counts submitted searches that find nothing. A request only adds its text to a list in memory; a moment later each text is
 * searched for once more, which is remembered as a rule, and what finds nothing is written by one statement. So answers are as
 * fast as without it, and kept answers count too.
 */
import type { Payload } from 'payload';
import type { SearchAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { isConnectionUnavailable } from '@/database/errors';
import { storableSearch } from '@/domain/search/submitted-search';
import { search } from '../search/search';
import { writeMissed } from './write-missed';

/** Texts between two writes; more are not counted. */
const MAX_TEXTS = 500;

/** Submitted texts since the last write by the form that is stored: as first typed, and how often. */
let pending = new Map<string, { typed: string; searches: number }>();

/** Adds a submitted search. */
export function noteSearch(text: string): void {
  const storable = storableSearch(text);
  if (storable === null || (pending.size >= MAX_TEXTS && !pending.has(storable))) return;
  const { typed, searches } = pending.get(storable) ?? { typed: text, searches: 0 };
  pending.set(storable, { typed, searches: searches + 1 });
}

/** The write that is under way, if any. */
let underWay: Promise<void> = Promise.resolve();

/**
 * Writes down which of the searches since the last time found nothing. One write follows the other, so that a caller who waits for
 * this one also waits for the texts that an earlier one took and has not written yet.
 */
export function writeNotedSearches(tools: Tools): Promise<void> {
  const write = underWay.then(() => writePending(tools));
  underWay = write.catch(() => undefined);
  return write;
}

type Tools = { db: Database; logger: Pick<Payload['logger'], 'error'> };

async function writePending({ db, logger }: Tools): Promise<void> {
  const noted = pending;
  pending = new Map();
  const missed: { text: string; searches: number }[] = [];
  const failures: unknown[] = [];
  for (const [text, { typed, searches }] of noted) {
    try {
      if (isMissed(await search({ db, text: typed, fitsFirst: '' }))) missed.push({ text, searches });
    } catch (error) {
      // Without a free connection each of the texts would wait for one.
      if (isConnectionUnavailable(error)) throw error;
      failures.push(error);
    }
  }
  const [first] = failures;
  if (first) logger.error({ err: first, msg: `${failures.length} submitted searches failed and were not counted.` });
  if (missed.length > 0) await writeMissed(db, missed);
}

/** Also if words had to be left out: they may be names that the shop's list lacks. */
function isMissed({
  products,
  brands,
  faults,
  boilers = [],
  symptoms = [],
  pages = [],
  left_out,
}: SearchAnswer): boolean {
  if (faults.length + boilers.length + symptoms.length + pages.length > 0) return false;
  return left_out !== undefined || products.length + brands.length === 0;
}

const INTERVAL_MS = 5_000;

/** @returns a function that writes what is left and stops */
export function startWritingMissed({ payload }: { payload: Payload }): () => Promise<void> {
  const write = async () => {
    try {
      await writeNotedSearches({ db: payload.db.pool as Database, logger: payload.logger });
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Searches of the last seconds were not counted.' });
    }
  };
  const timer = setInterval(write, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return write();
  };
}
