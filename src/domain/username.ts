/** The rules of a username. It is kept in lower case; an `@` would let it pass for somebody's e-mail at the login. */
export const USERNAME_RULE = 'De 3 à 64 caractères : lettres sans accent, chiffres, point, tiret ou tiret bas.';

const USERNAME = /^[a-z0-9][a-z0-9._-]{2,63}$/;

/** The form in which a username is kept and compared. */
export function normaliseUsername(text: string): string {
  return text.trim().toLowerCase();
}

export function isUsername(text: string): boolean {
  return USERNAME.test(normaliseUsername(text));
}
