import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** `code`: null if a signal ended it, or if it could not be started. */
export type Finished = { code: number | null; output: string };

/** `program` is the project's Node by default; `env` is added to this process's environment. */
export type Command = { args: readonly string[]; program?: string; env?: Record<string, string> };

/**
 * Runs a command in the project's folder until it ends.
 * @param isQuiet returns the output instead of printing it, for checks that run in parallel
 */
export function runChild(
  { args, program = process.execPath, env = {} }: Command,
  { isQuiet = false } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const stdio = isQuiet ? 'pipe' : 'inherit';
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ code: null, output: `${output}${error}` }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** A file of an installed package. */
export function bin(file: string): string {
  return path.join(ROOT, 'node_modules', file);
}
