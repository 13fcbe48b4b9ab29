/** Whether a failed query may be retried automatically: not while the browser is offline, and not after the time limit. */
export function mayRetryByItself(error: Error & { isOutOfTime?: boolean }): boolean {
  return navigator.onLine !== false && !error.isOutOfTime;
}
