/** The project's commands, run as npm runs them. */
import { RUN } from '../../../src/server/bootstrap/runtime.mjs';
import { type Finished, runChild } from './run-child';

/** @returns the exit code, and all that was printed */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Finished> {
  const settings = { NODE_ENV: 'production', SEED: 'none', ...env };
  return runChild({ args: [RUN, `commands/${command}`, ...args], env: settings }, { isQuiet: true });
}
