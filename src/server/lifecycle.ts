/** The end of the process: what was opened is closed, last opened first. */

type Close = () => Promise<void>;

export type Lifecycle = {
  /** to be run at the end, before everything registered earlier */
  onStop: (close: Close) => void;
  /** closes everything once and ends the process */
  stop: (exitCode: number) => Promise<never>;
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** For each thing to close; past it the next one's turn comes, so that the database is always ended. */
const PATIENCE_MS = 7_000;

/** Listens for signals and for the end of the process that started this one. */
export function createLifecycle(): Lifecycle {
  const closers: Close[] = [];
  let stopping: Promise<never> | undefined;

  const closeAll = async (exitCode: number): Promise<never> => {
    for (const close of closers.reverse()) {
      await Promise.race([close(), patience()]).catch((error: unknown) =>
        console.error('Could not close cleanly:', error),
      );
    }
    process.exit(exitCode);
  };
  const stop = (exitCode: number) => {
    stopping ??= closeAll(exitCode);
    return stopping;
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop(0));
  // The bootstrap holds a channel to this process; it closes when the bootstrap is gone, even by kill -9.
  process.on('disconnect', () => void stop(0));
  return { onStop: (close) => closers.push(close), stop };
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
}
