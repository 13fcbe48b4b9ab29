/** For work that takes a thread a tenth of a second or more: the thread that answers the shop's requests must not do it. */
import path from 'node:path';
import { Tinypool } from 'tinypool';

/** Milliseconds without work after which a thread ends and gives its memory back. */
const IDLE_MS = 5 * 60_000;

type Work = (input: never) => Promise<unknown>;

/**
 * @param file a module of this project, by its path from the root
 * @param name the function `F` that it exports
 * @returns a function that calls it in a thread of its own, which is started when first needed. One call is made after the
 *   other; argument and result are copied, and what it throws is thrown.
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
    // The module's own function answers, as a promise like itself.
    return thread.run(input) as ReturnType<F>;
  };
}
