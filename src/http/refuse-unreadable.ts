import type { AfterErrorHook } from 'payload';
import { isImpossibleValue } from '@/database/unreadable';
import { officeHttpWords } from '@/words/en/http';

/**
 * What Payload's own REST answers to a query or body that cannot be read, which it takes for a failure of the server:
 * 400. Our own failures stay 500.
 */
export const refuseUnreadable: AfterErrorHook = ({ error }) => {
  if (isUnreadable(error)) return { response: { errors: [{ message: officeHttpWords.invalid }] }, status: 400 };
};

/** A text that is no JSON, a form that is none, or a value that the database cannot hold. */
export function isUnreadable(error: unknown): boolean {
  return isImpossibleValue(error) || isOfBodyParser(error);
}

/** Payload's own reading of a body, which throws what its parsers throw. Our own parsing is elsewhere. */
function isOfBodyParser(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [, origin = ''] = error.stack?.split('\n    at ') ?? [];
  if (error instanceof SyntaxError) return /addDataAndFileToRequest|sanitizeParams|parseParams/.test(error.stack ?? '');
  return /[\\/](busboy|streamsearch)[\\/]|getFileFromClientUpload/.test(origin);
}
