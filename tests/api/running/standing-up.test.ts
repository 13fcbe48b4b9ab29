/** kill -9 of a shop's processes and an immediate start: it serves at the first try, and ends only its own processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { findPlaces } from '@/server/postgres/binaries';
import { endFormerServer } from '@/server/postgres/former-server';
import { createProduct, openBackOffice } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { connectTo, queryOnce } from '../../support/running/database';
import { freePort } from '../../support/running/free-port';
import {
  canContain,
  databaseProcesses,
  familyOf,
  IN_CONTAINER,
  isAlive,
  isLinux,
  killAll,
} from '../../support/running/processes';
import { makeDataDir, SERVER, type Shop, startShop, superuserUrl } from '../../support/running/shop';

vi.setConfig({ testTimeout: 240_000 });

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 5);
const ORDERS_BEFORE = 3;

type Processes = { bootstrap: number; server: number; postmaster: number; backends: number[] };

type Crash = {
  /** in this order; the others end by themselves, or the next start finds them */
  killed: (processes: Processes) => number[];
  /** the database was just writing its number down */
  isFileEmpty?: boolean;
};

const everything = ({ bootstrap, server, postmaster, backends }: Processes) => [
  bootstrap,
  server,
  postmaster,
  ...backends,
];

const CRASHES: Crash[] = [
  { killed: everything },
  { killed: ({ bootstrap, server }) => [bootstrap, server] },
  { killed: ({ postmaster, bootstrap, server }) => [postmaster, bootstrap, server] },
  { killed: ({ bootstrap }) => [bootstrap] },
  { killed: everything, isFileEmpty: true },
  { killed: ({ server, backends }) => [server, ...backends] },
];

async function processesOf(shop: Shop): Promise<Processes> {
  const [[bootstrap = 0, server = 0], [postmaster = 0, ...backends]] = await Promise.all([
    familyOf(shop.pid),
    databaseProcesses(shop.dataDir),
  ]);
  return { bootstrap, server, postmaster, backends };
}

/** Orders, one after the other, until the shop answers no more. @returns the ids of those that were accepted */
async function orderUntilItEnds(url: string, productId: number, accepted: number[]): Promise<void> {
  for (;;) {
    const answer = await postOrder(url, orderBody(productId)).catch(() => null);
    if (!answer) return;
    const body: { order_id: number } | null = answer.status === 201 ? await answer.json().catch(() => null) : null;
    if (body) accepted.push(body.order_id);
  }
}

describe.runIf(isLinux)('a start right after kill -9', () => {
  it('serves at the first try, whichever processes were killed, and has every order that was accepted', async () => {
    const env = { PORT: String(await freePort()), RATE_LIMITS: 'off' };
    let shop = await startShop({ env, isBootstrapped: true });
    onTestFinished(() => shop.remove());
    const { id } = await createProduct(await openBackOffice(shop.url), { stock: 1_000_000 });
    const accepted: number[] = [];

    for (let round = 0; round < ROUNDS; round++) {
      const before = accepted.length;
      const shopper = orderUntilItEnds(shop.url, id, accepted);
      await expect.poll(() => accepted.length).toBeGreaterThanOrEqual(before + ORDERS_BEFORE);

      const crash = CRASHES[round % CRASHES.length];
      killAll(crash?.killed(await processesOf(shop)) ?? []);
      if (crash?.isFileEmpty) await writeFile(path.join(shop.dataDir, 'postgres/postmaster.pid'), '');
      // The same port: also one that is still held by a server which has not noticed yet that its bootstrap is gone.
      const again = startShop({ dataDir: shop.dataDir, env, isBootstrapped: true });

      shop = await again;
      await shopper;
    }

    const orders = await queryOnce(shop.databaseUrl, 'SELECT id FROM orders');
    expect(orders.map((order) => order.id)).toEqual(expect.arrayContaining(accepted));
  }, 600_000);

  it('leaves strangers alone that have the old numbers by now', async () => {
    // given: the files of a killed shop, whose numbers belong to others, as in a restarted container
    const shop = await startShop();
    onTestFinished(shop.remove);
    const database = await databaseProcesses(shop.dataDir);
    await shop.kill();
    killAll(database);
    const file = path.join(shop.dataDir, 'postgres/postmaster.pid');
    // PostgreSQL looks at processes of its own user only.
    const { uid, gid } = await stat(file);
    const strangers = [stranger({ uid, gid }), stranger({ uid, gid })];
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [strangers[0], ...lines.slice(1)].join('\n'));
    // Earlier versions asked for a second number.
    await writeFile(path.join(shop.dataDir, 'postgres.keeper'), String(strangers[1]));

    // when
    const again = await startShop({ dataDir: shop.dataDir });
    onTestFinished(again.remove);

    // then
    expect((await fetch(`${again.url}/api/health/`)).status).toBe(200);
    expect(strangers.map(isAlive)).toEqual([true, true]);
    expect(await again.stop()).toBe(0);
    expect(strangers.map(isAlive)).toEqual([true, true]);
  });

  it('waits for whoever uses the database that a killed shop left behind, and serves then', async () => {
    const shop = await startShop();
    onTestFinished(shop.remove);
    const user = new pg.Client({ connectionString: shop.databaseUrl });
    await user.connect();
    await shop.kill();

    // A container sees no number, port or shared memory of that database, only its files.
    if (canContain()) await saysInContainer(shop.dataDir, 'A database from an earlier start still runs.');
    let said = '';
    const hear = (text: string) => {
      said += text;
    };
    const again = startShop({ dataDir: shop.dataDir, onOutput: hear });
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Another program uses the database.');
    expect((await user.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await user.end();

    const { url, remove } = await again;
    onTestFinished(remove);
    expect((await fetch(`${url}/api/health/`)).status).toBe(200);
  });
});

/** Starts the shop as in another container, and ends it once it has said this. */
async function saysInContainer(dataDir: string, sentence: string): Promise<void> {
  const [unshare, ...args] = IN_CONTAINER;
  const child = spawn(unshare, [...args, process.execPath, ...SERVER], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, SEED: 'none' },
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: 60_000 }).toContain(sentence);
  child.kill('SIGKILL');
  await ended;
}

it('the database of a folder is not ended by a start on a copy of that folder', async () => {
  // given: what a copy has in common with the original, passwords included
  const { dataDir, databaseUrl } = inject('shop');
  const copy = await makeDataDir();
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await mkdir(path.join(copy, 'postgres'));
  await cp(path.join(dataDir, 'postgres/postmaster.pid'), path.join(copy, 'postgres/postmaster.pid'));
  const original = await connectTo(databaseUrl);

  // when
  const superuser = new URL(await superuserUrl(dataDir)).password;
  const passwords = { shop: new URL(databaseUrl).password, superuser };
  await endFormerServer({ places: await findPlaces({ dataDir: copy }), passwords, warn: () => undefined });

  // then
  expect((await original.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

/** @returns the number of a harmless process that ends with the test */
function stranger(owner: { uid: number; gid: number }): number {
  const child = spawn('sleep', ['300'], { stdio: 'ignore', ...(process.getuid?.() === 0 ? owner : {}) });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid ?? 0;
}
