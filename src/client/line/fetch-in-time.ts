/** One call over the network that always ends: with an answer, or with a LineError. */

/** Milliseconds after which a call without its whole answer is given up. */
export const CALL_LIMIT_MS = 15_000;

/** Nothing was answered: the line is down, or the time limit has passed. */
export class LineError extends Error {
  /** the call was given up after the time limit: trying at once again would double the wait */
  readonly isOutOfTime: boolean;

  constructor({ isOutOfTime }: { isOutOfTime: boolean }) {
    super(isOutOfTime ? 'No answer in time' : 'No connection');
    this.name = 'LineError';
    this.isOutOfTime = isOutOfTime;
  }
}

type TextAnswer = { status: number; isOk: boolean; text: string };

/**
 * `fetch`, and its answer's text, within 15 seconds. The caller's signal ends it earlier.
 * @throws LineError; the signal's reason where the caller ended the call
 */
export async function fetchInTime(
  path: string,
  { signal, ...init }: Omit<RequestInit, 'signal'> & { signal?: AbortSignal | undefined },
): Promise<TextAnswer> {
  const limit = limitedSignal(signal, CALL_LIMIT_MS);
  try {
    const response = await fetch(path, { ...init, signal: limit.signal });
    return { status: response.status, isOk: response.ok, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new LineError({ isOutOfTime: limit.isOver() });
  } finally {
    limit.end();
  }
}

/**
 * A signal that aborts when the caller's does, and after a time. `AbortSignal.any` and `AbortSignal.timeout` would do, but
 * phones that shoppers still use (Safari before 17.4) lack the first.
 */
function limitedSignal(outer: AbortSignal | undefined, ms: number) {
  const inner = new AbortController();
  const follow = () => inner.abort(outer?.reason);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow);
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    inner.abort();
  }, ms);
  return {
    signal: inner.signal,
    isOver: () => isOver,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

/** The value of a JSON text; undefined where it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a failed query may be asked again by itself: not while the browser knows of no network, nor after a long wait. */
export function mayRetryByItself(error: Error & { isOutOfTime?: boolean }): boolean {
  return navigator.onLine !== false && !error.isOutOfTime;
}
