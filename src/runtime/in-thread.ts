/** Runs the shop's own work of a tenth of a second or more in a worker thread: the main thread answers requests. */
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { allSettings } from '@/shop';
import { chosenLanguage } from '@/words/words';
import type { runThreadWork } from './thread-work';

/** An idle thread ends after this long and frees its memory. */
const IDLE_MS = 5 * 60_000;

type Work = (input: never) => Promise<unknown>;

/**
 * @param file a module's path from the project's root
 * @param name the exported function `F`
 * @returns a function that calls `F` in its own thread, with the language and the settings of the work in progress, started when first needed. Calls run one after the other;
 *   argument and result are copied, and errors are passed on.
 */
export function inThread<F extends Work>(file: string, name: string): (input: Parameters<F>[0]) => ReturnType<F> {
  const module = path.join(process.cwd(), file);
  let thread: Tinypool | undefined;
  return (input) => {
    thread ??= new Tinypool({
      filename: path.join(process.cwd(), 'src/runtime/thread-work.ts'),
      name: 'runThreadWork',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      execArgv: ['--import', 'tsx'],
    });
    const language = chosenLanguage()?.code ?? null;
    const settings = allSettings();
    // Tinypool's result is untyped.
    return thread.run({ module, name, language, settings, input } satisfies Parameters<
      typeof runThreadWork
    >[0]) as ReturnType<F>;
  };
}
