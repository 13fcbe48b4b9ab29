/** What is wrong with a form before it is sent, by the shop's own rules; the server asks the same ones. */
import { isEmail } from '@/domain/email';
import { passwordProblem } from '@/domain/password';
import { isBlank } from '@/domain/text';
import { isUsername, USERNAME_RULE } from '@/domain/username';
import type { FieldProblems } from '@/storefront/ui/field-problem';

export type Values = Record<string, string>;

const REQUIRED = 'Ce champ est obligatoire.';

export function loginProblems({ username = '', password = '' }: Values): FieldProblems {
  return withoutNone({
    username: isBlank(username) ? REQUIRED : null,
    // Whatever it is, it is only compared: spaces may be one.
    password: password === '' ? REQUIRED : null,
  });
}

export function registrationProblems(values: Values): FieldProblems {
  const { first_name = '', last_name = '', username = '', email = '', password = '' } = values;
  return withoutNone({
    first_name: isBlank(first_name) ? REQUIRED : null,
    last_name: isBlank(last_name) ? REQUIRED : null,
    username: usernameProblem(username),
    email: emailProblem(email),
    password: passwordProblem(password, [username, email]),
  });
}

/** @param values `email`, in which a username will do as well */
export function forgottenProblems({ email = '' }: Values): FieldProblems {
  return withoutNone({ email: isBlank(email) ? REQUIRED : null });
}

export function newPasswordProblems({ password = '' }: Values): FieldProblems {
  return withoutNone({ password: passwordProblem(password) });
}

function usernameProblem(username: string): string | null {
  if (isBlank(username)) return REQUIRED;
  return isUsername(username) ? null : USERNAME_RULE;
}

function emailProblem(email: string): string | null {
  if (isBlank(email)) return REQUIRED;
  return isEmail(email) ? null : 'Adresse e-mail invalide.';
}

function withoutNone(problems: Record<string, string | null>): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null));
}
