/** A server that is expected to end by itself. */
import type { ChildProcess } from 'node:child_process';
import { spawnServer } from './shop';

/**
 * Runs the server until it ends.
 * @param args another program of the project, as arguments of Node
 * @returns its exit code and what it printed on stderr
 */
export async function runToEnd(
  env: Record<string, string>,
  args?: readonly string[],
): Promise<{ code: number | null; stderr: string }> {
  const child = spawnServer(env, args);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  child.stdout?.resume();
  return { code: await exitCode(child), stderr };
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
}
