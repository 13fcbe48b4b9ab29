/** What the profile's forms look at before they send, in the words of src/contract; its schemas are too heavy to ship. */
import type { Profile } from '@/contract/accounts';
import { emailProblem } from '@/domain/email';
import { minPasswordLength, nextPasswordProblem } from '@/domain/password';
import { isBlank, REQUIRED_TEXT } from '@/domain/text';

type Values = Readonly<Record<string, string>>;
type Problems = Partial<Record<string, string>>;

export function isOtherEmail(text: string, { email }: Pick<Profile, 'email'>): boolean {
  return text.trim().toLowerCase() !== email.toLowerCase();
}

export function checkDetails(values: Values, profile: Pick<Profile, 'email'>): Problems {
  const { email = '' } = values;
  const problems = missing(values, ['first_name', 'last_name']);
  const problem = emailProblem(email);
  if (problem) problems.email = problem;
  if (isOtherEmail(email, profile) && !values.current_password) problems.current_password = REQUIRED_TEXT;
  return problems;
}

/** The body of PATCH /api/user/profile/: the e-mail address and the password only where the address is another one. */
export function detailsBody(values: Values, profile: Pick<Profile, 'email'>) {
  const { first_name = '', last_name = '', email = '', current_password = '' } = values;
  const names = { first_name: first_name.trim(), last_name: last_name.trim() };
  return isOtherEmail(email, profile) ? { ...names, email: email.trim(), current_password } : names;
}

export function checkPasswordChange(
  values: Values,
  { username, email, role }: Pick<Profile, 'username' | 'email' | 'role'>,
): Problems {
  const { current_password: current = '', new_password: next = '' } = values;
  const problems: Problems = current === '' ? { current_password: REQUIRED_TEXT } : {};
  const rules = { names: [username, email], minLength: minPasswordLength(role) };
  const problem = next === '' ? REQUIRED_TEXT : nextPasswordProblem({ next, current, ...rules });
  if (problem) problems.new_password = problem;
  return problems;
}

function missing(values: Values, names: readonly string[]): Problems {
  return Object.fromEntries(names.filter((name) => isBlank(values[name])).map((name) => [name, REQUIRED_TEXT]));
}
