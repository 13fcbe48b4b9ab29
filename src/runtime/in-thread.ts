/** Runs the shop's own work of a tenth of a second or more in a worker thread: the main thread answers requests. */
import path from 'node:path';
import { Tinypool } from 'tinypool';

/** An idle thread ends after this long and frees its memory. */
const IDLE_MS = 5 * 60_000;

type Work = (input: never) => Promise<unknown>;

/**
 * @param file a module's path from the project's root
 * @param name the exported function `F`
 * @returns a function that calls `F` in its own thread, started when first needed. Calls run one after the other;
 *   argument and result are copied, and errors are passed on.
 */
export function inThread<F extends Work>(file: string, name: string): (input: Parameters<F>[0]) => ReturnType<F> {
  let thread: Tinypool | undefined;
  return (input) => {
    thread ??= new Tinypool({
      filename: path.join(process.cwd(), file),
      name,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      execArgv: ['--import', 'tsx'],
    });
    // Tinypool's result is untyped.
    return thread.run(input) as ReturnType<F>;
  };
}
