/** What is said of a password that was not confirmed. The call itself answers in French: it is the shop's as well. */
import { AdminApiError } from '../api/client';

export type Entry = { password: string; otp?: string };

/** `field` null: about the question as a whole. Null: nothing is wrong, the code is asked for as well. */
export function problemOf(error: Error): { field: keyof Entry | null; text: string } | null {
  if (!(error instanceof AdminApiError)) return { field: null, text: FAILURE };
  const { status, reason, details, flags } = error;
  if (flags.has('otp_required')) {
    return status === 403 ? null : { field: 'otp', text: 'This code is wrong, or was used already.' };
  }
  if ('password' in details) return { field: 'password', text: 'This is not your password.' };
  if (status === 429) return { field: null, text: 'Too many tries. Wait a moment, then try again.' };
  return { field: null, text: status === 0 ? reason : FAILURE };
}

const FAILURE = 'The password could not be checked. Please try again.';
