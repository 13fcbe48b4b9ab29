/** Calls over the network that always end: with an answer, or with a LineError. */

/** Milliseconds after which a call without its whole answer is given up. */
export const CALL_LIMIT_MS = 15_000;

/** No answer came: the line is down, or the time limit has passed. */
export class LineError extends Error {
  /** whether the time limit ended the call */
  readonly isOutOfTime: boolean;

  constructor({ isOutOfTime }: { isOutOfTime: boolean }) {
    super(isOutOfTime ? 'No answer in time' : 'No connection');
    this.name = 'LineError';
    this.isOutOfTime = isOutOfTime;
  }
}

type TextAnswer = { status: number; isOk: boolean; text: string };

/**
 * `fetch` and the text of its answer, in time. The caller's signal ends it earlier.
 * @throws LineError, or the signal's reason if the caller ended the call
 */
export async function fetchInTime(
  path: string,
  { signal, ...init }: Omit<RequestInit, 'signal'> & { signal?: AbortSignal | undefined },
  limitMs = CALL_LIMIT_MS,
): Promise<TextAnswer> {
  const limit = limitedSignal(signal, limitMs);
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
 * A signal that aborts with the caller's signal, and after a time. Not `AbortSignal.any`, which Safari before 17.4 lacks.
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
