/** The database's errors, and how they are recognised. */
import { currentRequest } from '@/runtime/request-context';

/**
 * The database could not be reached, or did not keep a transaction. Carries PostgreSQL's code for a lost connection, by which
 * it is recognised wherever it is caught.
 */
export class DatabaseAwayError extends Error {
  readonly code = '08006';
}

/** PostgreSQL's codes for a deadlock and for a serialisation failure: the same work may succeed when retried. */
const RETRYABLE: readonly string[] = ['40P01', '40001'];

const MISSING_REFERENCE = '23503';

/** `code`: the driver's; '' if it has none. */
type Cause = { code: string; message: string };

/** Whether this holds for an error or for one of its causes: libraries wrap what the driver throws. */
export function hasCause(error: unknown, holds: (cause: Cause) => boolean): boolean {
  for (
    let current: unknown = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth++
  ) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (holds({ code, message: current.message })) return true;
  }
  return false;
}

export function mayBeTriedAgain(error: unknown): boolean {
  return hasCause(error, ({ code }) => RETRYABLE.includes(code));
}

/** A row refers to another one that does not exist, or no longer exists. */
export function isMissingReference(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === MISSING_REFERENCE);
}

const UNSTORABLE_TEXT = '22021';

/** A text of the request has characters that PostgreSQL cannot hold, such as NUL. */
export function isUnstorableText(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === UNSTORABLE_TEXT);
}

const UNIQUE_VIOLATION = '23505';

/** Another row has the value of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === UNIQUE_VIOLATION);
}

export const NO_CONNECTION = 'There was no connection to the database in time.';

/** The messages of `pg` if no connection of the pool became free in time, or no new one could be opened. */
const NO_CONNECTION_MESSAGES: readonly string[] = [
  NO_CONNECTION,
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

/** Too many requests at once, or the database is away. A stack would not explain either of them. */
export function isConnectionUnavailable(error: unknown): boolean {
  return hasCause(error, ({ message }) => NO_CONNECTION_MESSAGES.includes(message));
}

/** @throws DatabaseAwayError if the current request got no connection: Payload mistakes that for an invalid token */
export function assertConnection(): void {
  if (currentRequest()?.hadNoConnection) throw new DatabaseAwayError(NO_CONNECTION);
}
