/**
 * Runs work on files of strangers in a process of its own. A thread is not enough: one allocation beyond the limit of a thread's
 * heap ends the whole process (docs/decisions/0055-files-of-strangers-in-a-process-of-their-own.md).
 */
import path from 'node:path';
import { Tinypool } from 'tinypool';

/** An idle process ends after this long and frees its memory. */
const IDLE_MS = 60_000;

type Limits<Input> = {
  /** of JavaScript's heap; work that needs more fails, and its process ends */
  memoryMegabytes: number;
  /** from the call, so including the wait for earlier calls; the process of work that takes longer is ended */
  timeoutMs: number;
  /** an input that is answered at once. It is sent first, so that the time that the process takes to start does not count */
  startWith?: Input;
};

/** For the start of a process on a busy machine. */
const START_MS = 20_000;

type Work = (input: never) => Promise<unknown>;

/**
 * @param file a module's path from the project's root
 * @param name the exported function `F`
 * @returns a function that calls `F` in its own process, started when first needed, without this one's environment. Calls run one
 *   after the other; argument and result are copied, and errors are passed on.
 * @throws by that function, if the work exceeds its limits
 */
export function inProcess<F extends Work>(
  file: string,
  name: string,
  { memoryMegabytes, timeoutMs, startWith }: Limits<Parameters<F>[0]>,
): (input: Parameters<F>[0]) => ReturnType<F> {
  let pool: Tinypool | undefined;
  const open = () => {
    const opened = new Tinypool({
      runtime: 'child_process',
      serialization: 'advanced',
      filename: path.join(process.cwd(), file),
      name,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      execArgv: ['--import', 'tsx', `--max-old-space-size=${memoryMegabytes}`],
    });
    // Of a process that ends while it is idle: the next call starts another one.
    opened.on('error', () => {});
    return opened;
  };
  const run = async (input: Parameters<F>[0]) => {
    pool ??= open();
    if (startWith !== undefined) await pool.run(startWith, { signal: AbortSignal.timeout(START_MS) });
    return pool.run(input, { signal: AbortSignal.timeout(timeoutMs) });
  };
  // Tinypool's result is untyped.
  return (input) => run(input) as ReturnType<F>;
}
