/** Checks the profile's forms before they are sent. The schemas of src/contract are too heavy for this page. */
import type { Profile } from '@/contract/accounts';
import { minPasswordLength, nextPasswordProblem } from '@/domain/accounts/password';
import { emailProblem } from '@/domain/email';
import { type Problem, REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { fieldMessages } from '@/storefront/ui/field-messages';
import type { FieldProblems } from '@/storefront/ui/field-problem';

type Values = Readonly<Record<string, string>>;

export function isOtherEmail(text: string, { email }: Pick<Profile, 'email'>): boolean {
  return text.trim().toLowerCase() !== email.toLowerCase();
}

export function checkDetails(values: Values, profile: Pick<Profile, 'email'>): FieldProblems {
  const { first_name = '', last_name = '', email = '', current_password = '' } = values;
  const needsPassword = isOtherEmail(email, profile) && !current_password;
  return fieldMessages({
    first_name: isBlank(first_name) ? REQUIRED : null,
    last_name: isBlank(last_name) ? REQUIRED : null,
    email: emailProblem(email),
    current_password: needsPassword ? REQUIRED : null,
  });
}

/** The body of PATCH /api/user/profile/: the e-mail address and the password only if the address has changed. */
export function detailsBody(values: Values, profile: Pick<Profile, 'email' | 'first_name' | 'last_name'>) {
  const { first_name = '', last_name = '', email = '', current_password = '' } = values;
  const from = { first_name: profile.first_name, last_name: profile.last_name };
  const names = { first_name: first_name.trim(), last_name: last_name.trim(), from };
  return isOtherEmail(email, profile) ? { ...names, email: email.trim(), current_password } : names;
}

export function checkPasswordChange(
  values: Values,
  { username, email, role }: Pick<Profile, 'username' | 'email' | 'role'>,
): FieldProblems {
  const { current_password: current = '', new_password: next = '' } = values;
  const rules = { names: [username, email], minLength: minPasswordLength(role) };
  const problem: Problem | null = next === '' ? REQUIRED : nextPasswordProblem({ next, current, ...rules });
  return fieldMessages({ current_password: current === '' ? REQUIRED : null, new_password: problem });
}
