/** Messages about refused passwords and codes. The calls answer in French, because the shop uses them too. */

import { ApiError, isFlagged } from '@/client/api/api-error';
import { officeSecurityWords } from '@/words/en/security';
import { officeOwnPasswordWords } from '@/words/en/shell';

/** `otp` only for an account that has a second factor. */
export type OwnPassword = { password: string; otp?: string };

export type PasswordProblem = { field: keyof OwnPassword | null; text: string };

/**
 * `field` null: the problem concerns the whole form.
 * @param failure the message if the server gives no reason that concerns a field
 * @returns null if nothing is wrong yet: the server asks for a code as well
 */
export function problemOf(error: Error, failure = officeOwnPasswordWords.failed): PasswordProblem | null {
  if (!(error instanceof ApiError)) return { field: null, text: failure };
  const { status, message, details } = error;
  if (isFlagged(error, 'otp_required')) {
    return status === 403 ? null : { field: 'otp', text: officeOwnPasswordWords.wrongCode };
  }
  if ('password' in details) return { field: 'password', text: officeOwnPasswordWords.wrongPassword };
  if (status === 429) return { field: null, text: officeOwnPasswordWords.tooMany };
  return { field: null, text: status === 0 ? message : failure };
}

/** A refused first code of a new secret. */
export function firstCodeProblem(error: Error): PasswordProblem {
  if (!(error instanceof ApiError)) return { field: null, text: officeSecurityWords.code.failed };
  const { status, message, details } = error;
  if ('otp' in details) {
    return { field: 'otp', text: officeSecurityWords.code.wrong };
  }
  if (status === 429) return { field: null, text: officeSecurityWords.code.tooMany };
  return { field: null, text: status === 0 ? message : officeSecurityWords.code.failed };
}
