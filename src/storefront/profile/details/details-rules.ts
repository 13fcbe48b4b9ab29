/** What the profile's forms look at before they send, in the words of the contract's schemas; those are too heavy to ship. */
import type { Profile } from '@/contract/accounts';
import { isEmail } from '@/domain/email';
import { passwordProblem } from '@/domain/password';
import { isBlank } from '@/domain/text';

type Values = Readonly<Record<string, string>>;
type Problems = Partial<Record<string, string>>;

const REQUIRED = 'Ce champ est obligatoire.';

export function isOtherEmail(text: string, { email }: Pick<Profile, 'email'>): boolean {
  return text.trim().toLowerCase() !== email.toLowerCase();
}

export function checkDetails(values: Values, profile: Pick<Profile, 'email'>): Problems {
  const problems = missing(values, ['first_name', 'last_name', 'email']);
  const email = values.email ?? '';
  if (!problems.email && !isEmail(email.trim())) problems.email = 'Adresse e-mail invalide.';
  if (isOtherEmail(email, profile) && !values.current_password) problems.current_password = REQUIRED;
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
  { username, email }: Pick<Profile, 'username' | 'email'>,
): Problems {
  const { current_password, new_password = '' } = values;
  const problems: Problems = current_password ? {} : { current_password: REQUIRED };
  const problem = new_password === '' ? REQUIRED : passwordProblem(new_password, [username, email]);
  if (problem) problems.new_password = problem;
  else if (new_password === current_password)
    problems.new_password = 'Choisissez un mot de passe différent de l’actuel.';
  return problems;
}

function missing(values: Values, names: readonly string[]): Problems {
  return Object.fromEntries(names.filter((name) => isBlank(values[name])).map((name) => [name, REQUIRED]));
}
