/** The refusal of an edit that began with an outdated copy, as hooks throw it and calls recognise it. */
import { APIError } from 'payload';

const STALE = 'stale';

/** @param current the newest copy, as its reader may see it */
export function staleEditError(message: string, current: unknown): APIError {
  return new APIError(message, 409, { reason: STALE, current }, true);
}

/** Whether it was refused for an outdated copy, and not for its stock alone. */
export function isStaleCopyError(error: unknown): boolean {
  if (!(error instanceof APIError)) return false;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === STALE;
}

/** Whether a collection refused an edit because what it changes, or its stock, has changed meanwhile. */
export function isStaleEdit(error: unknown): boolean {
  if (!(error instanceof APIError) || error.status !== 409) return false;
  if (isStaleCopyError(error)) return true;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null) return false;
  return 'errors' in data && Array.isArray(data.errors) && data.errors.some((problem) => problem?.path === 'stock');
}
