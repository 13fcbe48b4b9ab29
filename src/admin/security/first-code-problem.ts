import { officeSecurityWords } from '@/words/en/security';
import { AdminApiError } from '../api/client';
import type { PasswordProblem } from '../own-password/password-problem';

const FAILURE = officeSecurityWords.code.failed;

/** What is said of the first code of a new secret, which the server refuses in French. */
export function firstCodeProblem(error: Error): PasswordProblem {
  if (!(error instanceof AdminApiError)) return { field: null, text: FAILURE };
  const { status, reason, details } = error;
  if ('otp' in details) {
    return { field: 'otp', text: officeSecurityWords.code.wrong };
  }
  if (status === 429) return { field: null, text: officeSecurityWords.code.tooMany };
  return { field: null, text: status === 0 ? reason : FAILURE };
}
