/** Requests that got no connection to the database: too many asked at once, or it is away. No stack explains either. */
import { currentRequest } from '@/runtime/request-context';
import { DatabaseAwayError } from './database-away-error';
import { someCause } from './error-codes';

export const NO_CONNECTION = 'There was no connection to the database in time.';

/** How `pg` says that all connections of the pool were in use, or that a new one could not be made, for as long as it waits. */
const MESSAGES: readonly string[] = [
  NO_CONNECTION,
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

export function isForWantOfConnection(error: unknown): boolean {
  return someCause(error, ({ message }) => MESSAGES.includes(message));
}

/** @throws DatabaseAwayError if the request under way got no connection: Payload takes that for a token that is no good */
export function assertConnection(): void {
  if (currentRequest()?.hadNoConnection) throw new DatabaseAwayError(NO_CONNECTION);
}
