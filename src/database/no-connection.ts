/** More questions to the database than connections in the pool: a matter of load, which no stack explains. */
import { currentRequest } from '@/request-context';
import { DatabaseAwayError } from './database-away-error';
import { someCause } from './error-codes';

export const NO_CONNECTION = 'No connection to the database was free in time.';

/** How `pg` says that all connections of the pool were in use, or that a new one could not be made, for as long as it waits. */
const MESSAGES: readonly string[] = [
  NO_CONNECTION,
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

export function isForWantOfConnection(error: unknown): boolean {
  return someCause(error, ({ message }) => MESSAGES.includes(message));
}

/** @throws if no connection was free for the request under way: Payload takes that for a token that is no good */
export function assertConnection(): void {
  if (currentRequest()?.hadNoConnection) throw new DatabaseAwayError(NO_CONNECTION);
}
