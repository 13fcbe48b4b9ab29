/** What is said of a password that was not confirmed. The call itself answers in French: it is the shop's as well. */
import { officeOwnPasswordWords } from '@/words/en/own-password';
import { AdminApiError } from '../api/client';

/** `otp` only for an account that has a second factor. */
export type OwnPassword = { password: string; otp?: string };

export type PasswordProblem = { field: keyof OwnPassword | null; text: string };

/**
 * `field` null: about the question as a whole.
 * @param failure what is said where the server names no reason that concerns a field
 * @returns null where nothing is wrong: the code is asked for as well
 */
export function problemOf(error: Error, failure = FAILURE): PasswordProblem | null {
  if (!(error instanceof AdminApiError)) return { field: null, text: failure };
  const { status, reason, details, flags } = error;
  if (flags.has('otp_required')) {
    return status === 403 ? null : { field: 'otp', text: officeOwnPasswordWords.wrongCode };
  }
  if ('password' in details) return { field: 'password', text: officeOwnPasswordWords.wrongPassword };
  if (status === 429) return { field: null, text: officeOwnPasswordWords.tooMany };
  return { field: null, text: status === 0 ? reason : failure };
}

const FAILURE = officeOwnPasswordWords.failed;
