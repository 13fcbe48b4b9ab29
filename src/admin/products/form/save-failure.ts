import { ApiError } from '@/client/api/api-error';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { InvalidDataError } from '../../api/expected';
import { failureText } from '../../api/failures';

/** The notice above the form of a product that was not saved. */
export function saveFailure(error: Error): string {
  if (error instanceof ApiError && error.status === 404) return officeProductFormWords.saveFailedGone;
  return failureText(officeProductFormWords.saveFailed, error, officeProductFormWords.saveFailedRetry);
}

/** The product was saved, or its stock changed, since this copy was read. */
export function isOutdated(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409 && ('stock' in error.details || !hasDetails(error));
}

/** Saving was cancelled: the default reason of an `AbortController`. */
export function isStop(error: Error | null): boolean {
  return error?.name === 'AbortError';
}

/** There was an answer, but not in the expected shape. */
export function isUnread(error: Error | null): boolean {
  return error instanceof InvalidDataError;
}

function hasDetails({ details }: ApiError): boolean {
  return Object.keys(details).length > 0;
}
