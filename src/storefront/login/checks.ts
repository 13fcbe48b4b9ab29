/** Checks the account forms before they are sent, by the rules that the server applies too. */

import { MIN_STAFF_PASSWORD_LENGTH, passwordProblem } from '@/domain/accounts/password';
import { usernameProblem } from '@/domain/accounts/username';
import { emailProblem } from '@/domain/email';
import { type Problem, REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { fieldMessages } from '@/storefront/ui/field-messages';
import type { FieldProblems } from '@/storefront/ui/field-problem';
import type { FieldValues } from '@/storefront/ui/use-small-form';

export function loginProblems({ username = '', password = '' }: FieldValues): FieldProblems {
  return fieldMessages({
    username: requiredText(username),
    // It is only compared: even spaces may be a password.
    password: password === '' ? REQUIRED : null,
  });
}

export function registrationProblems(values: FieldValues): FieldProblems {
  const { first_name = '', last_name = '', username = '', email = '', password = '' } = values;
  return fieldMessages({
    first_name: requiredText(first_name),
    last_name: requiredText(last_name),
    username: usernameProblem(username),
    email: emailProblem(email),
    password: passwordProblem(password, [username, email]),
  });
}

/** @param values `email`, which may hold a username */
export function forgottenProblems({ email = '' }: FieldValues): FieldProblems {
  return fieldMessages({ email: requiredText(email) });
}

export function newPasswordProblems({ password = '' }: FieldValues): FieldProblems {
  return fieldMessages({ password: passwordProblem(password) });
}

/** @param values `otp`, a code of an app or a recovery code: the server finds out which */
export function codeProblems({ otp = '' }: FieldValues): FieldProblems {
  return fieldMessages({ otp: requiredText(otp) });
}

/** @param values `new_password`, of a member of staff */
export function staffPasswordProblems({ new_password = '' }: FieldValues): FieldProblems {
  return fieldMessages({ new_password: passwordProblem(new_password, [], { minLength: MIN_STAFF_PASSWORD_LENGTH }) });
}

function requiredText(text: string): Problem | null {
  return isBlank(text) ? REQUIRED : null;
}
