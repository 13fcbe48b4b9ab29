/** For work that takes a thread or much memory: so much at once, the rest waits, and a crowd is told to come back. */
import { ComeBackLaterError } from './come-back-later';

type TurnsOptions = {
  atOnce: number;
  /** whoever comes when so many wait is refused */
  maxWaiting: number;
  refusal: string;
};

/** @returns a function that runs work in the order of asking, so much at once; it throws where too many wait */
export function takeTurns({ atOnce, maxWaiting, refusal }: TurnsOptions): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= maxWaiting) throw new ComeBackLaterError(refusal);
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The turn is handed on; only where nobody waits is there one more free.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
