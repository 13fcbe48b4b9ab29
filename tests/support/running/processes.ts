/** Processes as the kernel knows them. Linux only. */
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { postmasterOf } from './shop';

export const isLinux = process.platform === 'linux';

/** A process and its descendants, itself first. */
export async function familyOf(pid: number): Promise<number[]> {
  const entries = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(entries.map(async (entry) => [entry, await parentOf(entry)] as const)));
  const family = [pid];
  for (const member of family) {
    for (const [entry, parent] of parents) if (parent === member) family.push(entry);
  }
  return family;
}

/** The database server of a shop's folder and its backends. */
export async function databaseProcesses(dataDir: string): Promise<number[]> {
  return familyOf((await postmasterOf(dataDir)).pid);
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** kill -9, in this order; processes that have ended meanwhile are skipped. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}

/** Runs a program as if in another container: with its own process numbers, network and shared memory. It ends with this process. */
export const IN_CONTAINER = ['unshare', '--pid', '--ipc', '--net', '--mount-proc', '--fork', '--kill-child'] as const;

/** True if this machine allows that; root may. */
export function canContain(): boolean {
  const [program, ...args] = IN_CONTAINER;
  return spawnSync(program, [...args, 'true']).status === 0;
}
