/** The rules of a password: long enough, not common, not the name of its account. */

import type { Problem } from '../problem';
import { isOftenTried } from './often-tried-passwords';
import { worksInOffice } from './roles';

export const MIN_PASSWORD_LENGTH = 8;
/** For people who can open the back office. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** The minimum length of a password for this role, in characters. */
export function minPasswordLength(role: string | null | undefined): number {
  return worksInOffice({ role: role ?? null }) ? MIN_STAFF_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH;
}

type PasswordRules = {
  /** characters; by default those of a customer */
  minLength?: number;
  /** gets the password in lower case; by default a short list */
  isCommon?: (folded: string) => boolean;
};

/**
 * Why a password is refused, or null. The server knows many more common passwords than a browser can load
 * (src/accounts/password-policy.ts).
 * @param names values that must not be the password: username, e-mail address
 */
export function passwordProblem(
  password: string,
  names: readonly string[] = [],
  { minLength = MIN_PASSWORD_LENGTH, isCommon = isOftenTried }: PasswordRules = {},
): Problem | null {
  if (password.trim() === '') return { code: 'passwordMissing' };
  if (password.length < minLength) return { code: 'passwordTooShort', values: { min: minLength } };
  if (password.length > MAX_PASSWORD_LENGTH) return { code: 'passwordTooLong', values: { max: MAX_PASSWORD_LENGTH } };
  const folded = password.toLowerCase();
  if (isCommon(folded)) return { code: 'passwordCommon' };
  if (new Set(folded).size < 3 || isRepeatedBlock(folded)) return { code: 'passwordSimple' };
  return names.some((name) => isSame(folded, name)) ? { code: 'passwordIsName' } : null;
}

/** Why a password may not replace the present one, or null. `names` and `rules` as in `passwordProblem`. */
export function nextPasswordProblem({
  next,
  current,
  names,
  ...rules
}: { next: string; current: string; names: readonly string[] } & PasswordRules): Problem | null {
  return passwordProblem(next, names, rules) ?? (next === current ? { code: 'passwordUnchanged' } : null);
}

/** Whether it repeats a block that would be too short as a password, the last time perhaps in part: 'abcabcabcab'. */
function isRepeatedBlock(text: string): boolean {
  for (let length = 1; length < MIN_PASSWORD_LENGTH && 2 * length <= text.length; length++) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}

function isSame(folded: string, name: string): boolean {
  const own = name.trim().toLowerCase();
  return own !== '' && (folded === own || folded === own.split('@')[0]);
}
