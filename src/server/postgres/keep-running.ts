/** Keeps a server running: restarts it whenever it ends unexpectedly. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './server-process';

/** Milliseconds before each attempt. */
const PAUSES = [0, 250, 500, 1_000, 2_000, 4_000];
/** A server that ends sooner than this may end again at once, so its next restart waits longer. */
const STEADY_AFTER_MS = 30_000;
/** Attempts left however often the server has ended: it is given up only if it cannot be started. */
const MIN_TRIES = 3;

type Options = {
  /** starts the server and resolves when it is ready; calls `onLaunched` once the process runs, so that it can be stopped */
  start: (onLaunched: (server: ServerProcess) => Promise<void>) => Promise<void>;
  /** prints one line for the person at the terminal */
  warn: (text: string) => void;
  /** registers the function that ends the server for good; called before the first start, which it can interrupt */
  onStop: (stop: () => Promise<void>) => void;
  /** called if the server ended and could not be restarted */
  onGivenUp: (reason: unknown) => void;
};

/**
 * Resolves once the server is ready for the first time.
 * @throws the error of the last attempt
 */
export async function keepRunning({ start, warn, onStop, onGivenUp }: Options): Promise<void> {
  let isNeeded = true;
  let server: ServerProcess | undefined;
  onStop(async () => {
    isNeeded = false;
    await server?.stop();
  });

  const tryOnce = async () => {
    try {
      await start(async (launched) => {
        server = launched;
        if (!isNeeded) await launched.stop();
      });
    } catch (error) {
      await server?.stop();
      throw error;
    }
  };

  const retry = async (pauses: readonly number[]) => {
    let problem: unknown = new Error('it keeps ending');
    for (const ms of pauses) {
      await pause(ms);
      // The process is ending: leave the caller waiting, since nothing needs the database any more.
      if (!isNeeded) return new Promise<void>(() => undefined);
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
      const lastLine = await server.ended;
      if (!isNeeded) return;
      failures = Date.now() - since > STEADY_AFTER_MS ? 0 : failures + 1;
      warn(`The database ended unexpectedly (${lastLine}). Starting it again …`);
      await retry(PAUSES.slice(Math.min(failures, PAUSES.length - MIN_TRIES)));
      warn('The database answers again.');
    }
  };

  await retry(PAUSES);
  void watch().catch(onGivenUp);
}
