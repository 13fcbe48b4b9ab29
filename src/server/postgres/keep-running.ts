/** Starts a server, and starts it again whenever it ends by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './server-process';

/** Milliseconds before each try. */
const PAUSES = [0, 250, 500, 1_000, 2_000, 4_000];
/** A server that ends sooner than this may end again at once: its next start waits longer. */
const STEADY_AFTER_MS = 30_000;
/** However often it was ready and ended, so many tries are left: only one that cannot be started is given up. */
const MIN_TRIES = 3;

type Options = {
  /** starts the server and waits until it is ready; hands it over as soon as it runs, so that it can be stopped */
  start: (onLaunched: (server: ServerProcess) => Promise<void>) => Promise<void>;
  /** says one line to the person at the terminal */
  warn: (text: string) => void;
  /** takes the function that ends the server for good; called before the first start, which it interrupts as well */
  onStop: (stop: () => Promise<void>) => void;
  /** the server ended and could not be started again */
  onGivenUp: (reason: unknown) => void;
};

/**
 * Resolves once the server is ready for the first time.
 * @throws the last try's error
 */
export async function keepRunning({ start, warn, onStop, onGivenUp }: Options): Promise<void> {
  let isWanted = true;
  let server: ServerProcess | undefined;
  onStop(async () => {
    isWanted = false;
    await server?.stop();
  });

  const tryOnce = async () => {
    try {
      await start(async (launched) => {
        server = launched;
        if (!isWanted) await launched.stop();
      });
    } catch (error) {
      await server?.stop();
      throw error;
    }
  };

  const tryAgainAndAgain = async (pauses: readonly number[]) => {
    let problem: unknown = new Error('it ends again and again');
    for (const ms of pauses) {
      await pause(ms);
      // The process is ending: whoever waits for the database need not hear of it.
      if (!isWanted) return new Promise<void>(() => undefined);
      try {
        return await tryOnce();
      } catch (error) {
        problem = error;
      }
    }
    throw problem;
  };

  const watch = async () => {
    let failures = 0;
    while (server) {
      const since = Date.now();
      const lastWords = await server.ended;
      if (!isWanted) return;
      failures = Date.now() - since > STEADY_AFTER_MS ? 0 : failures + 1;
      warn(`The database ended unexpectedly (${lastWords}). Starting it again …`);
      await tryAgainAndAgain(PAUSES.slice(Math.min(failures, PAUSES.length - MIN_TRIES)));
      warn('The database answers again.');
    }
  };

  await tryAgainAndAgain(PAUSES);
  void watch().catch(onGivenUp);
}
