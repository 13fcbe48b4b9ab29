import { type Problem, REQUIRED } from './problem';
import { isBlank } from './text';

/** The audit log and the stock book name whoever has no account so. */
const RESERVED: readonly string[] = ['guest', 'system', 'customer'];

/** Kept in lower case. With an `@`, it could pass for somebody's e-mail address at the login. */
const USERNAME = /^[a-z0-9][a-z0-9._-]{2,63}$/;

/** The form in which a username is kept and compared. */
export function normaliseUsername(text: string): string {
  return text.trim().toLowerCase();
}

export function isUsername(text: string): boolean {
  const name = normaliseUsername(text);
  return USERNAME.test(name) && !RESERVED.includes(name);
}

/** @returns null for a name that somebody may choose */
export function usernameProblem(text: string): Problem | null {
  if (isBlank(text)) return REQUIRED;
  return isUsername(text) ? null : { code: 'username' };
}
