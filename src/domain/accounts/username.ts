import { type Problem, REQUIRED } from '../problem';
import { isBlank } from '../text';

/** The audit log and the stock book use these names for actors without an account. */
const RESERVED: readonly string[] = ['guest', 'system', 'customer'];

/** Lower case. An `@` is not allowed: the login could take the name for an e-mail address. */
const USERNAME = /^[a-z0-9][a-z0-9._-]{2,63}$/;

/** The form in which a username is stored and compared. */
export function normaliseUsername(text: string): string {
  return text.trim().toLowerCase();
}

export function isUsername(text: string): boolean {
  const name = normaliseUsername(text);
  return USERNAME.test(name) && !RESERVED.includes(name);
}

/** @returns null for a valid name */
export function usernameProblem(text: string): Problem | null {
  if (isBlank(text)) return REQUIRED;
  return isUsername(text) ? null : { code: 'username' };
}
