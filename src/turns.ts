/** For work that takes a thread or much memory: so much at once, the rest waits, and a crowd is told to come back. */
import { ComeBackLaterError } from './come-back-later';

type TurnsOptions = {
  atOnce: number;
  /** whoever comes when so many wait is refused */
  maxWaiting: number;
  refusal: string;
  /** milliseconds after which somebody who still waits is refused; absent: nobody is */
  maxWait?: number;
};

/** @returns a function that runs work in the order of asking, so much at once; it throws where too many wait, or for too long */
export function takeTurns({
  atOnce,
  maxWaiting,
  refusal,
  maxWait,
}: TurnsOptions): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting = new Set<() => void>();
  const untilItsTurn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(begin);
        reject(new ComeBackLaterError(refusal));
      };
      const patience = maxWait === undefined ? undefined : setTimeout(giveUp, maxWait);
      waiting.add(begin);
    });
  return async (work) => {
    if (waiting.size >= maxWaiting) throw new ComeBackLaterError(refusal);
    if (running >= atOnce) await untilItsTurn();
    else running++;
    try {
      return await work();
    } finally {
      // The turn is handed on; only where nobody waits is there one more free.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running--;
    }
  };
}
