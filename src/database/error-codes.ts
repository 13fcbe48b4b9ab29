/** PostgreSQL's codes for a deadlock and for a serialisation failure: the same work may succeed when done again. */
const RETRYABLE: readonly string[] = ['40P01', '40001'];

const MISSING_REFERENCE = '23503';

/** What is known of an error: the driver's code, '' where it has none. */
type Cause = { code: string; message: string };

/** Whether this holds for an error or for one that led to it: libraries wrap what the driver throws. */
export function someCause(error: unknown, holds: (cause: Cause) => boolean): boolean {
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

/** Two who waited for each other, of whom the database ended one. */
export function mayBeTriedAgain(error: unknown): boolean {
  return someCause(error, ({ code }) => RETRYABLE.includes(code));
}

/** A row names another one that is not there, or not any more. */
export function isMissingReference(error: unknown): boolean {
  return someCause(error, ({ code }) => code === MISSING_REFERENCE);
}
