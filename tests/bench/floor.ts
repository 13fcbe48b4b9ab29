/** Starts the floor's process and talks to it. */
import { fork } from 'node:child_process';
import path from 'node:path';
import type { StatementSet } from './floor-server';

export type Floor = {
  origin: string;
  pid: number;
  /** from now on GET /{n} runs the n-th list */
  setStatements: (set: StatementSet) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startFloor({ databaseUrl }: { databaseUrl: string }): Promise<Floor> {
  const child = fork(path.join(import.meta.dirname, 'floor-server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number((message as { port: number }).port)));
    child.once('exit', (code) => reject(new Error(`The floor's server ended with code ${code}.`)));
  });
  const origin = `http://localhost:${port}`;
  return {
    origin,
    pid: child.pid ?? 0,
    setStatements: async (set) => {
      const response = await fetch(`${origin}/statements`, { method: 'PUT', body: JSON.stringify(set) });
      if (!response.ok) throw new Error(`The floor refused its statements: ${await response.text()}`);
    },
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
