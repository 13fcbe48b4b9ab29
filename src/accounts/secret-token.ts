import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses, and what is kept of it: who reads the database has no token. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
