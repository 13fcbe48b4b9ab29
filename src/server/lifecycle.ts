/** How a program runs and ends: whatever it opened is closed, in reverse order. */
import { UserFacingError } from './console';

type Close = () => Promise<void>;

export type Lifecycle = {
  /** registers a close function; the last one registered runs first */
  onStop: (close: Close) => void;
  /** registers a function to call as soon as stopping begins */
  onStopping: (announce: () => void) => void;
  /** closes everything once and exits the process */
  stop: (exitCode: number) => Promise<never>;
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The time limit of each close function, so that one that hangs never keeps the database from being stopped. */
const CLOSE_TIMEOUT_MS = 7_000;

/**
 * Runs a program. On a `UserFacingError` it exits with that message, on any other error with the stack; both with code 1
 * and after everything that was opened is closed.
 * @param signalCode the exit code after a signal
 */
export function runProgram(program: (lifecycle: Lifecycle) => Promise<void>, { signalCode = 1 } = {}): void {
  const lifecycle = createLifecycle({ signalCode });
  program(lifecycle).catch((error: unknown) => {
    if (error instanceof UserFacingError) process.stderr.write(`${error.message}\n`);
    else console.error(error);
    return lifecycle.stop(1);
  });
}

/** Listens for signals and for the end of the process that started this one. */
function createLifecycle({ signalCode }: { signalCode: number }): Lifecycle {
  const closers: Close[] = [];
  const announcements: (() => void)[] = [];
  let stopping: Promise<never> | undefined;

  const closeAll = async (exitCode: number): Promise<never> => {
    for (const close of closers.reverse()) {
      await Promise.race([close(), timeout()]).catch((error: unknown) =>
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
  // The reader of the output may be gone. Unhandled, the error would reach Next.js, which prints it, which fails again, for ever.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const stopBySignal = () => void stop(signalCode);
  for (const signal of SIGNALS) process.on(signal, stopBySignal);
  // The bootstrap holds a channel to this process, which closes when the bootstrap ends, even by kill -9.
  process.on('disconnect', stopBySignal);
  // The bootstrap may have ended before the listener was added.
  if (process.send && !process.connected) stopBySignal();
  return {
    onStop: (close) => closers.push(close),
    onStopping: (announce) => announcements.push(announce),
    stop,
  };
}

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
}
