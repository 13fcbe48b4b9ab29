/** Hooks that correct the errors of Payload's own REST: it answers 500 to some requests that deserve 503 or 400. */
import type { AfterErrorHook } from 'payload';
import { DatabaseAwayError, isUniqueViolation } from '@/database/errors';
import { isImpossibleValue } from '@/database/unreadable';
import { officeHttpWords } from '@/words/en/http';
import { isDatabaseAway, RETRY_AFTER_S } from './database-away';

/** Answers 409 if a unique index refused one of several documents and the transaction was lost with it. */
export const answerDuplicate: AfterErrorHook = ({ error }) => {
  if (!isDuplicate(error)) return;
  return { response: { errors: [{ message: officeHttpWords.duplicate }] }, status: 409 };
};

function isDuplicate(error: unknown): boolean {
  return error instanceof DatabaseAwayError && isUniqueViolation(error);
}

/** Answers 503 if the database is away, or cancelled this request to resolve a deadlock. */
export const answerDatabaseAway: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error) || isDuplicate(error)) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Retry-After', RETRY_AFTER_S);
  // Such an error has its own message.
  if ('status' in error && error.status === 503) return;
  return { response: { errors: [{ message: officeHttpWords.unavailable }] }, status: 503 };
};

/** Answers 400 to a query or body that cannot be read. Our own failures stay 500. */
export const refuseUnreadable: AfterErrorHook = ({ error }) => {
  if (isUnreadable(error)) return { response: { errors: [{ message: officeHttpWords.invalid }] }, status: 400 };
};

/** Text that is not JSON, a form that is malformed, or a value that the database cannot hold. */
export function isUnreadable(error: unknown): boolean {
  return isImpossibleValue(error) || isOfBodyParser(error);
}

/** Payload passes on what its body parsers throw. */
function isOfBodyParser(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [, origin = ''] = error.stack?.split('\n    at ') ?? [];
  if (error instanceof SyntaxError) return /addDataAndFileToRequest|sanitizeParams|parseParams/.test(error.stack ?? '');
  return /[\\/](busboy|streamsearch)[\\/]|getFileFromClientUpload/.test(origin);
}
