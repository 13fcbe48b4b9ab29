/** Checks passwords against the hashes that Payload wrote; Payload does not export its own check. */
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { worksInOffice } from '@/domain/accounts/roles';
import { limitConcurrency } from '@/runtime/limit-concurrency';

const derive = promisify(pbkdf2);

const REFUSAL = 'Too many passwords wait to be hashed.';

/**
 * Hashing a password blocks a thread for a fifth of a second, and Node has four for everything: files, compression, new
 * database connections. Limited so that the shop keeps working while many log in; up to ten seconds of work may wait.
 */
export const queueHashing = limitConcurrency({ atOnce: 2, maxWaiting: 50, refusal: REFUSAL });

/** The queue for known members of the back office: those with a session, or with a browser that has logged in before. */
const queueOfficeHashing = limitConcurrency({ atOnce: 1, maxWaiting: 50, refusal: REFUSAL });

/** Payload 3.90's format: this prefix and the key in hex. */
const PREFIX = 'pbkdf2-sha256-v1:';
const ITERATIONS = 600_000;
const KEY_BYTES = 32;

type StoredHash = { hash: string | null; salt: string | null; role: string };

/**
 * Takes the same time without a stored hash, so that the time does not reveal whether an account exists.
 * @param stored null for an unknown account
 * @param isKnown the sender is known (a session, or a browser that logged in before), so a flood of strangers does not hold up the office
 */
export async function isRightPassword(
  password: string,
  stored: StoredHash | null,
  { isKnown }: { isKnown: boolean },
): Promise<boolean> {
  const { hash, salt } = stored ?? { hash: null, salt: null };
  const saltOrRandom = salt ?? randomBytes(32).toString('hex');
  const inTurn = isKnown && worksInOffice(stored) ? queueOfficeHashing : queueHashing;
  const key = await inTurn(() => derive(password, saltOrRandom, ITERATIONS, KEY_BYTES, 'sha256'));
  if (salt === null || !hash?.startsWith(PREFIX)) return false;
  const expected = Buffer.from(hash.slice(PREFIX.length), 'hex');
  return expected.length === key.length && timingSafeEqual(expected, key);
}
