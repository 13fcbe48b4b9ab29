/** Which passwords an account may have, and which of the back office's accounts must change theirs. */
import { minPasswordLength, nextPasswordProblem as nextProblem, passwordProblem } from '@/domain/password';
import type { Problem } from '@/domain/problem';
import { mayEditCatalogue } from '@/domain/roles';
import { env } from '@/env';
import { isCommonPassword } from './common-passwords';

type Owner = { username: string; email: string; role: string };

/** Why an account may not have this password; null if it may. */
export function accountPasswordProblem(password: string, { username, email, role }: Owner): Problem | null {
  return passwordProblem(password, [username, email], rulesFor(role));
}

/** The same for a password that follows another. */
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
 * Whether somebody of the back office logs in with a password that only a customer may have: they became staff with it,
 * or had it before the rule. The password of the settings is its owner's choice; the start warns of a short one.
 */
export function mustChangePassword(password: string, owner: Owner): boolean {
  if (!mayEditCatalogue(owner)) return false;
  const isOfSettings = password === env.ADMIN_PASSWORD && owner.username === env.ADMIN_USERNAME.trim().toLowerCase();
  return !isOfSettings && accountPasswordProblem(password, owner) !== null;
}
