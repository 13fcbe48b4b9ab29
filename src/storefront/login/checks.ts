/** What is wrong with a form before it is sent, by the shop's own rules; the server asks the same ones. */
import { emailProblem } from '@/domain/email';
import { MIN_STAFF_PASSWORD_LENGTH, passwordProblem } from '@/domain/password';
import { isBlank, REQUIRED_TEXT } from '@/domain/text';
import { usernameProblem } from '@/domain/username';
import type { FieldProblems } from '@/storefront/ui/field-problem';

export type Values = Record<string, string>;

export function loginProblems({ username = '', password = '' }: Values): FieldProblems {
  return withoutNone({
    username: isBlank(username) ? REQUIRED_TEXT : null,
    // Whatever it is, it is only compared: spaces may be one.
    password: password === '' ? REQUIRED_TEXT : null,
  });
}

export function registrationProblems(values: Values): FieldProblems {
  const { first_name = '', last_name = '', username = '', email = '', password = '' } = values;
  return withoutNone({
    first_name: isBlank(first_name) ? REQUIRED_TEXT : null,
    last_name: isBlank(last_name) ? REQUIRED_TEXT : null,
    username: usernameProblem(username),
    email: emailProblem(email),
    password: passwordProblem(password, [username, email]),
  });
}

/** @param values `email`, in which a username will do as well */
export function forgottenProblems({ email = '' }: Values): FieldProblems {
  return withoutNone({ email: isBlank(email) ? REQUIRED_TEXT : null });
}

export function newPasswordProblems({ password = '' }: Values): FieldProblems {
  return withoutNone({ password: passwordProblem(password) });
}

/** @param values `otp`: of an app or a recovery code, which the server tells apart */
export function codeProblems({ otp = '' }: Values): FieldProblems {
  return withoutNone({ otp: isBlank(otp) ? REQUIRED_TEXT : null });
}

/** @param values `new_password`, of somebody who reaches the back office */
export function staffPasswordProblems({ new_password = '' }: Values): FieldProblems {
  return withoutNone({ new_password: passwordProblem(new_password, [], { minLength: MIN_STAFF_PASSWORD_LENGTH }) });
}

function withoutNone(problems: Record<string, string | null>): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null));
}
