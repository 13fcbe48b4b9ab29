/** Checking a password against the hash that Payload wrote: its own check is not for use outside its login. */
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inHashTurn } from './hash-turn';

const derive = promisify(pbkdf2);

/** Payload 3.90's format: `pbkdf2-sha256-v1:` and the key in hex. */
const PREFIX = 'pbkdf2-sha256-v1:';
const ITERATIONS = 600_000;
const KEY_BYTES = 32;

type StoredHash = { hash: string | null; salt: string | null };

/**
 * Takes the same time whether there is a hash or not, so that nobody learns from the clock whether an account exists.
 * @param stored null for an unknown account
 */
export async function isRightPassword(password: string, stored: StoredHash | null): Promise<boolean> {
  const { hash, salt } = stored ?? { hash: null, salt: null };
  const saltOrNoise = salt ?? randomBytes(32).toString('hex');
  const key = await inHashTurn(() => derive(password, saltOrNoise, ITERATIONS, KEY_BYTES, 'sha256'));
  if (salt === null || !hash?.startsWith(PREFIX)) return false;
  const expected = Buffer.from(hash.slice(PREFIX.length), 'hex');
  return expected.length === key.length && timingSafeEqual(expected, key);
}
