/** A queue for work that takes a thread or much memory: a few jobs run at once, some wait, the rest are refused. */
import { UnavailableError } from './unavailable-error';

type Limits = {
  atOnce: number;
  /** once this many wait, further work is refused */
  maxWaiting: number;
  /** the message of the refusal */
  refusal: string | (() => string);
  /** how long work may wait before it is refused; absent: as long as it takes */
  maxWaitMs?: number;
};

/**
 * @returns a function that runs work in the order of its calls, `atOnce` at a time
 * @throws {UnavailableError} by that function, if too much work waits or the wait was too long
 */
export function limitConcurrency({
  atOnce,
  maxWaiting,
  refusal,
  maxWaitMs,
}: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting = new Set<() => void>();
  const refused = () => new UnavailableError(typeof refusal === 'string' ? refusal : refusal());
  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(begin);
        reject(refused());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      waiting.add(begin);
    });
  return async (work) => {
    if (waiting.size >= maxWaiting) throw refused();
    if (running >= atOnce) await waitForSlot();
    else running++;
    try {
      return await work();
    } finally {
      // Hand the slot on; it only becomes free without a waiting caller.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running--;
    }
  };
}
