/** The messages of failed calls for orders. */
import { officeCommonWords } from '@/words/en/common';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { InvalidDataError } from '../api/expected';
import { anyReasonOf, reasonOf } from '../api/failures';

export function loadFailure(error: Error | null): string {
  if (error instanceof InvalidDataError) return error.message;
  return failureOf(officeOrderScreenWords.loadAllAction, error ?? new Error(officeCommonWords.unknownReason));
}

/** When no reason is known. */
export function listStatusFailure(error: Error): string {
  const reason = statusReason(error);
  return reason === '' ? officeOrderScreenWords.statusFailed : officeOrderScreenWords.statusFailedFor(reason);
}

export function dialogStatusFailure(error: Error): string {
  return statusReason(error) || officeOrderScreenWords.statusFailed;
}

function statusReason(error: Error): string {
  return error instanceof InvalidDataError ? error.message : reasonOf(error);
}

/** Followed by the reason that the server gave, or else by the error of the client. */
export function failureOf(action: string, error: Error): string {
  return officeOrderScreenWords.failedTo(action, anyReasonOf(error));
}
