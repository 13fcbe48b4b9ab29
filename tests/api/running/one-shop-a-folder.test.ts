/** A data folder belongs to one shop at a time; commands may work beside it. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RUN } from '../../../src/server/bootstrap/runtime.mjs';
import { queryOnce } from '../../support/running/database';
import { runToEnd } from '../../support/running/ended-server';
import { freePort } from '../../support/running/free-port';
import { canContain, IN_CONTAINER } from '../../support/running/processes';
import { embeddedUrl, makeDataDir, SERVER, type Shop, spawnServer, startShop } from '../../support/running/shop';

vi.setConfig({ testTimeout: 240_000 });

const REFUSAL = /^A shop runs on the folder \S+ already: end it first, or choose another folder with DATA_DIR\.\n$/;
const MIGRATE = [RUN, 'commands/migrate'];

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.remove());

const isServing = async () => (await fetch(`${shop.url}/api/health/`)).status === 200;

describe('on the folder of a running shop', () => {
  it('a second start is refused in words, at its port or another', async () => {
    const env = { DATA_DIR: shop.dataDir };
    const ports = [new URL(shop.url).port, String(await freePort())];

    const ends = await Promise.all(ports.map((PORT) => runToEnd({ ...env, PORT })));

    for (const end of ends) expect(end).toEqual({ code: 1, stderr: expect.stringMatching(REFUSAL) });
    expect(await isServing()).toBe(true);
  });

  it.runIf(canContain())(
    'a second start is refused in another container, where numbers and ports are others',
    async () => {
      const [unshare, ...args] = IN_CONTAINER;
      const { status, stderr } = spawnSync(unshare, [...args, process.execPath, ...SERVER], {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', DATA_DIR: shop.dataDir, SEED: 'none' },
      });

      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(REFUSAL) });
      expect(await isServing()).toBe(true);
    },
  );

  it("a command uses that shop's database and leaves it running", async () => {
    const end = await runToEnd({ DATA_DIR: shop.dataDir }, MIGRATE);

    expect(end).toEqual({ code: 0, stderr: '' });
    expect(await isServing()).toBe(true);
  });

  it('a start waits until a shop that is ending has ended, however long that takes', async () => {
    // given: a request that never comes to its end, which the shop waits for
    const { port } = new URL(shop.url);
    const request = connect(Number(port), 'localhost');
    onTestFinished(() => void request.destroy());
    request.on('error', () => undefined);
    request.write('POST /api/orders/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
    await once(request, 'connect');

    const ended = shop.stop();
    const again = await startShop({ dataDir: shop.dataDir, env: { PORT: port } });

    shop = again;
    expect(await ended).toBe(0);
    expect(await isServing()).toBe(true);
  });
});

it('of two starts at the same moment one serves, and the other is refused in words', async () => {
  const dataDir = await makeDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const starts = await Promise.all(
    [0, 1].map(async () => observe({ DATA_DIR: dataDir, PORT: String(await freePort()) })),
  );
  onTestFinished(async () => {
    for (const { child } of starts) child.kill('SIGTERM');
    await Promise.all(starts.map(({ ended }) => ended));
  });

  const refused = await Promise.race(starts.map(async (start) => ({ start, code: await start.ended })));
  const serving = starts.find((start) => start !== refused.start);

  expect(refused.code).toBe(1);
  expect(refused.start.stderr()).toMatch(REFUSAL);
  await expect.poll(() => serving?.stdout(), { timeout: 60_000 }).toMatch(/^Ready in /m);
  expect(serving?.stderr()).toBe('');
});

it('a shop waits for the command that works on its folder, and commands wait for each other', async () => {
  const dataDir = await makeDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const command = observe({ DATA_DIR: dataDir }, MIGRATE);
  await expect.poll(() => command.stdout(), { timeout: 30_000 }).toContain('Starting the database');

  const [other, started] = await Promise.all([runToEnd({ DATA_DIR: dataDir }, MIGRATE), startShop({ dataDir })]);
  onTestFinished(started.remove);

  expect(await command.ended).toBe(0);
  expect(other).toEqual({ code: 0, stderr: '' });
  expect(await queryOnce(await embeddedUrl(dataDir), 'SELECT id FROM wilayas')).toHaveLength(69);
});

function observe(env: Record<string, string>, args?: readonly string[]) {
  const child = spawnServer(env, args);
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (chunk: Buffer) => {
      said[stream] += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, ended, stdout: () => said.stdout, stderr: () => said.stderr };
}
