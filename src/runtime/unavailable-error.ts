import { APIError } from 'payload';

/**
 * Something cannot be done now but may succeed in a moment. Payload answers with the status, 503; the documented calls
 * recognise PostgreSQL's code for insufficient resources (src/http/database-away.ts).
 */
export class UnavailableError extends APIError {
  readonly code = '53000';

  constructor(message: string, { cause }: { cause?: unknown } = {}) {
    super(message, 503, undefined, true);
    if (cause !== undefined) this.cause = cause;
  }
}
