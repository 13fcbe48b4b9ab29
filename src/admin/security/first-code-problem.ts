import { AdminApiError } from '../api/client';
import type { PasswordProblem } from '../own-password/password-problem';

const FAILURE = 'The code could not be checked. Please try again.';

/** What is said of the first code of a new secret, which the server refuses in French. */
export function firstCodeProblem(error: Error): PasswordProblem {
  if (!(error instanceof AdminApiError)) return { field: null, text: FAILURE };
  const { status, reason, details } = error;
  if ('otp' in details) {
    return { field: 'otp', text: 'This code is wrong. Wait for the next one; after 15 minutes, begin again.' };
  }
  if (status === 429) return { field: null, text: 'Too many tries. Wait a moment, then try again.' };
  return { field: null, text: status === 0 ? reason : FAILURE };
}
