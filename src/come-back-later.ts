import { APIError } from 'payload';

/**
 * What cannot be done just now, and may be done in a moment. Answered 503 by Payload for its status, and by the documented
 * calls for PostgreSQL's code for too little of something (src/http/database-away.ts).
 */
export class ComeBackLaterError extends APIError {
  readonly code = '53000';

  constructor(message: string, { cause }: { cause?: unknown } = {}) {
    super(message, 503, undefined, true);
    if (cause !== undefined) this.cause = cause;
  }
}
