/** Messages about logins, registrations and their failures. */

import { ApiError, detailAt } from '@/client/api/api-error';
import type { Account } from '@/contract/accounts';
import type { FieldProblems } from '@/storefront/ui/field-problem';
import { loginWords } from '@/words/fr/accounts/login';

export const scriptFailed = () => loginWords.googleNotLoaded;
export const googleFailed = () => loginWords.googleNotReady;

/** The account was created, but the login after it failed. */
export class AutoLoginFailed extends Error {}

export function loginFailure(error: unknown): string {
  if (!isRefusal(error)) return loginWords.lineDown;
  return detailsOf(error).join('. ') || error.message || loginWords.loginFailed(error.status);
}

export function registrationFailure(error: unknown): string {
  if (error instanceof AutoLoginFailed) {
    return loginWords.registeredNotLoggedIn;
  }
  if (!isRefusal(error)) return loginWords.lineDownShort;
  return detailsOf(error).join('. ') || error.message || loginWords.registrationFailed;
}

export function googleFailure(error: unknown): string {
  if (!isRefusal(error)) return loginWords.googleLineDown;
  return error.message || loginWords.googleFailed;
}

/** The server's messages about single fields, by name. */
export function refusedFields(error: unknown): FieldProblems {
  if (!isRefusal(error)) return {};
  return Object.fromEntries(Object.keys(error.details).map((field) => [field, detailAt(error, field)]));
}

export function welcome({ user, isNew }: { user: Account; isNew: boolean }): string {
  const name = user.first_name || user.username;
  return isNew ? loginWords.welcome(name) : loginWords.welcomeBack(name);
}

/** The server was reached and refused. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status > 0;
}

function detailsOf({ details = {} }: ApiError): string[] {
  return Object.values(details).flat().filter(isText);
}

function isText(message: unknown): message is string {
  return typeof message === 'string' && message !== '';
}
