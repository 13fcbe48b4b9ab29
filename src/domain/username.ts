import { isBlank, REQUIRED_TEXT } from './text';

/** The rules of a username. It is kept in lower case; an `@` would let it pass for somebody's e-mail at the login. */
export const USERNAME_RULE = 'De 3 à 64 caractères : lettres sans accent, chiffres, point, tiret ou tiret bas.';

/** The audit log and the stock book name whoever has no account so. */
const RESERVED: readonly string[] = ['guest', 'system', 'customer'];

const USERNAME = /^[a-z0-9][a-z0-9._-]{2,63}$/;

/** The form in which a username is kept and compared. */
export function normaliseUsername(text: string): string {
  return text.trim().toLowerCase();
}

export function isUsername(text: string): boolean {
  const name = normaliseUsername(text);
  return USERNAME.test(name) && !RESERVED.includes(name);
}

/** What is wrong with a name that somebody chooses, in French; null where nothing is. */
export function usernameProblem(text: string): string | null {
  if (isBlank(text)) return REQUIRED_TEXT;
  return isUsername(text) ? null : USERNAME_RULE;
}
