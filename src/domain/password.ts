/** What a password must be: long enough, not among the first that anybody would try, not the name it protects. */
import { isOftenTried } from './often-tried-passwords';
import { mayEditCatalogue } from './roles';

export const MIN_PASSWORD_LENGTH = 8;
/** For whoever reaches the back office. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** What is asked of a password, for whoever chooses one. */
export function passwordRule(minLength = MIN_PASSWORD_LENGTH): string {
  return `Au moins ${minLength} caractères ; évitez les mots de passe courants.`;
}

/** @returns characters that a password of this role must have */
export function minPasswordLength(role: string | null | undefined): number {
  return mayEditCatalogue({ role: role ?? null }) ? MIN_STAFF_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH;
}

type PasswordRules = {
  /** characters; a customer's where absent */
  minLength?: number;
  /** of a password in lower case; a short list where absent */
  isCommon?: (folded: string) => boolean;
};

/**
 * Why a password is refused, in French; null where it is good. The server knows many more common ones than a browser can
 * load (src/accounts/password-policy.ts).
 * @param names what must not serve as the password: username, e-mail address
 */
export function passwordProblem(
  password: string,
  names: readonly string[] = [],
  { minLength = MIN_PASSWORD_LENGTH, isCommon = isOftenTried }: PasswordRules = {},
): string | null {
  if (password.trim() === '') return 'Le mot de passe est obligatoire.';
  if (password.length < minLength) return `Le mot de passe doit contenir au moins ${minLength} caractères.`;
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `Le mot de passe doit contenir au plus ${MAX_PASSWORD_LENGTH} caractères.`;
  }
  const folded = password.toLowerCase();
  if (isCommon(folded)) return 'Ce mot de passe est trop courant. Choisissez-en un autre.';
  if (new Set(folded).size < 3) return 'Ce mot de passe est trop simple. Mélangez davantage de caractères.';
  if (names.some((name) => isSame(folded, name))) {
    return 'Le mot de passe ne doit pas être votre nom d’utilisateur ou votre e-mail.';
  }
  return null;
}

/** Why a password may not follow the present one; null where it may. `names` and `rules` as in `passwordProblem`. */
export function nextPasswordProblem({
  next,
  current,
  names,
  ...rules
}: { next: string; current: string; names: readonly string[] } & PasswordRules): string | null {
  return (
    passwordProblem(next, names, rules) ??
    (next === current ? 'Choisissez un mot de passe différent de l’actuel.' : null)
  );
}

function isSame(folded: string, name: string): boolean {
  const own = name.trim().toLowerCase();
  return own !== '' && (folded === own || folded === own.split('@')[0]);
}
