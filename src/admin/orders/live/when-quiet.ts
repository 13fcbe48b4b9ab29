/** Milliseconds without a request after which a page counts as loaded, and the most that is waited for it. */
const QUIET_MS = 1_000;
const PATIENCE_MS = 10_000;

/**
 * Acts once the page has loaded what it shows: a line that stays open must not delay what the reader waits for.
 * @param isBusy whether an answer is still awaited
 * @returns a function that ends the waiting
 */
export function whenQuiet(isBusy: () => boolean, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isBusy() ? wait() : begin()), QUIET_MS);
  };
  const requests = new PerformanceObserver(wait);
  const patience = setTimeout(begin, PATIENCE_MS);
  requests.observe({ type: 'resource' });
  wait();
  function end() {
    clearTimeout(timer);
    clearTimeout(patience);
    requests.disconnect();
  }
  function begin() {
    end();
    act();
  }
  return end;
}
