import { hasCause, mayBeTriedAgain } from '@/database/errors';

const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);
/** PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown), and timeouts of locks and statements */
const SQL_STATES = /^(08|53|57P|55P03$|57014$)/;
const DRIVER_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/;

/** Seconds for the Retry-After of a 503. */
export const RETRY_AFTER_S = '5';

/**
 * Whether the database could not be asked, or cancelled the statement to resolve a deadlock, as opposed to refusing it: the
 * same request may succeed in a moment. Looks through wrapped errors.
 */
export function isDatabaseAway(error: unknown): boolean {
  return (
    mayBeTriedAgain(error) ||
    hasCause(
      error,
      ({ code, message }) => SOCKET_CODES.has(code) || SQL_STATES.test(code) || DRIVER_MESSAGES.test(message),
    )
  );
}
