import { isBlank, REQUIRED_TEXT } from './text';

/** The pattern browsers apply to `<input type="email">`; the shop checks no more than they do. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const INVALID_EMAIL = 'Adresse e-mail invalide.';

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** What is wrong with an address that somebody enters, in French; null where nothing is. */
export function emailProblem(text: string): string | null {
  if (isBlank(text)) return REQUIRED_TEXT;
  return isEmail(text.trim()) ? null : INVALID_EMAIL;
}
