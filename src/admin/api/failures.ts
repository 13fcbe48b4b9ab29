import { ApiError } from '@/client/api/api-error';
import { officeCommonWords } from '@/words/en/common';

/** The reason that the server gave, or that it is out of reach; '' if it gave no readable reason. */
export function reasonOf(error: Error): string {
  return error instanceof ApiError ? error.message : '';
}

/** The reason that the server gave, or else the status and text of its answer, or the error of the client. */
export function anyReasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  return error.message || officeCommonWords.httpError(error.status, error.body);
}

/**
 * The screen's own sentence about a failed call, followed by the server's reason.
 * @param unreached the message instead if no server answered
 */
export function failureText(text: string, error: Error, unreached?: string): string {
  const isReached = error instanceof ApiError && error.status > 0;
  if (!isReached && unreached !== undefined) return unreached;
  return [text, reasonOf(error)].filter(Boolean).join(' ');
}

/** The server's first message about a field, if any. */
export function firstDetail(error: Error, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [first] = [error.details[field]].flat();
  return typeof first === 'string' ? first : undefined;
}
