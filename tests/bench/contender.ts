/** A shop of one size with its floor on the same database. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { logIn } from '../support/back-office';
import { runCommand } from '../support/running/run-command';
import { ADMIN, embeddedUrl, makeDataDir, startShop } from '../support/running/shop';
import type { FloorTask } from './floor-server';
import type { Server } from './load';

export type Contender = {
  products: number;
  shop: Server;
  floor: Server;
  setFloor: (task: FloorTask) => Promise<void>;
  db: pg.Pool;
  /** the admin's token */
  token: string;
  remove: () => Promise<void>;
};

/** Never a database from the environment: the benchmark writes orders. */
const OWN_DATABASE = { SEED: 'demo', DATABASE_URL: '' };

/** Number of different requests of a kind: more than the shop answers between two sales, so that no answer comes from memory. */
export const VARIED = 500;

/** Fills a shop with as many orders as products, starts it as in production, and its floor. */
export async function openContender(products: number): Promise<Contender> {
  const dataDir = await makeDataDir();
  const size = ['--products', String(products), '--orders', String(products)];
  const { code, output } = await runCommand('seed', size, { DATA_DIR: dataDir, ...OWN_DATABASE });
  if (code !== 0)
    throw new Error(`npm run seed -- ${size.join(' ')} ended with code ${code}:\n${output.slice(-4_000)}`);
  const shop = await startShop({ dataDir, env: OWN_DATABASE });
  const databaseUrl = await embeddedUrl(dataDir);
  const db = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  db.on('error', () => undefined);
  const child = fork(path.join(import.meta.dirname, 'floor-server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const ended = once(child, 'exit');
  // Undefined if it ended before it listened: its error is printed.
  const [port] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  if (!port) throw new Error('The server of the floor did not start.');
  const floor = { origin: `http://localhost:${port}`, pid: child.pid ?? 0 };
  return {
    products,
    shop: { origin: shop.url, pid: shop.pid },
    floor,
    setFloor: async (task) => {
      const response = await fetch(floor.origin, { method: 'PUT', body: JSON.stringify(task) });
      if (!response.ok) throw new Error(`The floor refused its task: ${await response.text()}`);
    },
    db,
    token: (await logIn(shop.url, ADMIN)).access,
    remove: async () => {
      child.disconnect();
      await Promise.all([ended, db.end()]);
      await shop.remove();
    },
  };
}

/** The first column of the answer. */
export async function column<T = string>(db: pg.Pool, text: string): Promise<T[]> {
  const { rows } = await db.query<[T]>({ text, rowMode: 'array' });
  return rows.map(([value]) => value);
}

/** The index-th item, counting on from the first after the last. */
export function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The catalogue under test is empty.');
  return item;
}
