/** The shop that is measured, in its own data folder. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { RUN } from '../../src/server/bootstrap/runtime.mjs';
import { embeddedUrl, type Shop, startShop } from '../support/running/shop';

/** Never a database from the environment: the benchmark writes orders. */
const OWN_DATABASE = { SEED: 'demo', DATABASE_URL: '' };

const ROOT = path.resolve(import.meta.dirname, '../..');

export type ShopUnderTest = { shop: Shop; pid: number; databaseUrl: string; db: pg.Pool };

/**
 * Runs `npm run seed -- --products N --orders N` on this folder: the demonstration shop if it is empty, then variants of its products,
 * and orders of them.
 * @returns seconds, including the start of the database
 */
export async function fill({ dataDir, products }: { dataDir: string; products: number }): Promise<number> {
  const startedAt = performance.now();
  const args = [RUN, 'commands/seed', '--products', String(products), '--orders', String(products)];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...OWN_DATABASE },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-4_000);
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`npm run seed -- --products ${products} ended with code ${code}:\n${errors}`);
  return (performance.now() - startedAt) / 1000;
}

export async function openShop({ dataDir }: { dataDir: string }): Promise<ShopUnderTest> {
  const shop = await startShop({ dataDir, env: OWN_DATABASE });
  const databaseUrl = await embeddedUrl(dataDir);
  const db = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  db.on('error', () => undefined);
  return { shop, pid: shop.pid, databaseUrl, db };
}

/** Waiting mails belong to orders that were measured before: they must not slow down the next measurement. */
export async function dropWaitingMails(db: pg.Pool): Promise<void> {
  await db.query(
    'DELETE FROM payload_jobs WHERE id IN (SELECT id FROM payload_jobs WHERE NOT processing FOR UPDATE SKIP LOCKED)',
  );
}
