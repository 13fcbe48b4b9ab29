/** The end of the process: what was opened is closed, last opened first. */

type Close = () => Promise<void>;

export type Lifecycle = {
  /** to be run at the end, before everything registered earlier */
  onStop: (close: Close) => void;
  /** to be run as soon as the end begins */
  onStopping: (announce: () => void) => void;
  /** closes everything once and ends the process */
  stop: (exitCode: number) => Promise<never>;
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** For each thing to close; past it the next one's turn comes, so that the database is always ended. */
const PATIENCE_MS = 7_000;

/**
 * Listens for signals and for the end of the process that started this one.
 * @param signalCode the exit code after either
 */
export function createLifecycle({ signalCode }: { signalCode: number }): Lifecycle {
  const closers: Close[] = [];
  const announcements: (() => void)[] = [];
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
    if (!stopping) for (const announce of announcements) announce();
    stopping ??= closeAll(exitCode);
    return stopping;
  };
  // Whoever read the output may be gone. Unheard, the error would reach Next.js, which prints it, which fails again, for ever.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const stopBySignal = () => void stop(signalCode);
  for (const signal of SIGNALS) process.on(signal, stopBySignal);
  // The bootstrap holds a channel to this process; it closes when the bootstrap is gone, even by kill -9.
  process.on('disconnect', stopBySignal);
  // It may have been gone before anybody listened.
  if (process.send && !process.connected) stopBySignal();
  return {
    onStop: (close) => closers.push(close),
    onStopping: (announce) => announcements.push(announce),
    stop,
  };
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
}
