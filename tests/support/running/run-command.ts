/** The project's commands, run as npm runs them. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { RUN } from '../../../src/server/bootstrap/runtime.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type Finished = { code: number | null; output: string };

/** @returns the exit code, and all that was printed */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [RUN, `commands/${command}`, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', SEED: 'none', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, output }));
  });
}
