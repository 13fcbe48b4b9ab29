/** Which passwords an account may have, and who in the back office must change theirs. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { isOftenTried } from '@/domain/accounts/often-tried-passwords';
import { minPasswordLength, nextPasswordProblem as nextProblem, passwordProblem } from '@/domain/accounts/password';
import { worksInOffice } from '@/domain/accounts/roles';
import type { Problem } from '@/domain/problem';
import { env } from '@/env';

/** The 49,000 most common passwords of published leaks. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'] as string[]);

type Owner = { username: string; email: string; role: string };

/** Why an account may not have this password; null if it may. */
export function accountPasswordProblem(password: string, { username, email, role }: Owner): Problem | null {
  return passwordProblem(password, [username, email], rulesFor(role));
}

/** The same for a password that replaces another. */
export function nextPasswordProblem(
  next: string,
  { current, username, email, role }: Owner & { current: string },
): Problem | null {
  return nextProblem({ next, current, names: [username, email], ...rulesFor(role) });
}

function rulesFor(role: string) {
  return { minLength: minPasswordLength(role), isCommon: isCommonPassword };
}

/**
 * Whether a member of staff logs in with a password that only a customer may have, because they became staff
 * later or set it before the rule. ADMIN_PASSWORD is the owner's choice; the server warns at startup if it is short.
 */
export function mustChangePassword(password: string, owner: Owner): boolean {
  if (!worksInOffice(owner)) return false;
  const isFromSettings = password === env.ADMIN_PASSWORD && owner.username === env.ADMIN_USERNAME.trim().toLowerCase();
  return !isFromSettings && accountPasswordProblem(password, owner) !== null;
}

/** @param folded in lower case */
export function isCommonPassword(folded: string): boolean {
  return isOftenTried(folded) || COMMON.has(folded);
}
