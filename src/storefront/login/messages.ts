/** What is said about a login, a registration and their failures. */

import { ApiError, detailAt } from '@/client/api/api-error';
import type { Account } from '@/contract/accounts';
import type { FieldProblems } from '@/storefront/ui/field-problem';

export const SCRIPT_FAILED = 'Failed to load Google Sign-In script';
export const GOOGLE_FAILED = 'Failed to initialize Google Sign-In';

/** The account is made, but the login that must follow did not succeed. */
export class AutoLoginFailed extends Error {}

export function loginFailure(error: unknown): string {
  if (!isRefusal(error)) return 'Network error. Please check your connection and try again.';
  return detailsOf(error).join('. ') || error.message || `Login failed (${error.status})`;
}

export function registrationFailure(error: unknown): string {
  if (error instanceof AutoLoginFailed) {
    return 'Registration successful but auto-login failed. Please try logging in manually.';
  }
  if (!isRefusal(error)) return 'Network error. Please try again.';
  return detailsOf(error).join('. ') || error.message || 'Registration failed. Please try again.';
}

export function googleFailure(error: unknown): string {
  if (!isRefusal(error)) return 'Network error during Google authentication';
  return error.message || 'Google authentication failed';
}

/** What the server says about single fields, by their names. */
export function refusedFields(error: unknown): FieldProblems {
  if (!isRefusal(error)) return {};
  return Object.fromEntries(Object.keys(error.details ?? {}).map((field) => [field, detailAt(error, field)]));
}

export function welcome({ user, isNew }: { user: Account; isNew: boolean }): string {
  const name = user.first_name || user.username;
  return isNew ? `Welcome to our platform, ${name}! Your account has been created.` : `Welcome back, ${name}!`;
}

/** The server was reached, and said no. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status > 0;
}

function detailsOf({ details = {} }: ApiError): string[] {
  return Object.values(details).flat().filter(isText);
}

function isText(message: unknown): message is string {
  return typeof message === 'string' && message !== '';
}
