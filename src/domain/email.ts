import { type Problem, REQUIRED } from './problem';
import { isBlank } from './text';

/** The pattern that browsers apply to `<input type="email">`. The shop checks no more. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** @returns null for a valid address */
export function emailProblem(text: string): Problem | null {
  if (isBlank(text)) return REQUIRED;
  return isEmail(text.trim()) ? null : { code: 'email' };
}
