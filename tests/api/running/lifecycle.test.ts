/** How the shop ends, and how it starts again after it did not end cleanly. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../../support/api';
import { freePort } from '../../support/running/free-port';
import { startShopBeside } from '../../support/running/fresh-database';
import { ADMIN, makeDataDir, postmasterOf, spawnServer, startShop } from '../../support/running/shop';

/** Servers start and end here; on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 120_000 });

async function newFolder(): Promise<string> {
  const folder = await makeDataDir();
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
}
const isServing = (url: string) =>
  fetch(`${url}/api/health/`).then(
    (answer) => answer.ok,
    () => false,
  );

it('ends when the npm that started it is asked to end', async () => {
  const dataDir = await newFolder();
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: ADMIN.password };
  const npm = spawn('npm', ['start'], { stdio: 'ignore', env });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const url = `http://localhost:${port}`;
  await expect.poll(() => isServing(url), { timeout: 90_000 }).toBe(true);

  npm.kill('SIGTERM');

  await expect.poll(() => isServing(url), { timeout: 20_000 }).toBe(false);
});

it('goes on, and can be ended, when nobody reads what it says any more', async () => {
  const dataDir = await newFolder();
  const port = String(await freePort());
  const server = spawnServer({ DATA_DIR: dataDir, PORT: port });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'exit');
  const url = `http://localhost:${port}`;
  await expect.poll(() => isServing(url), { timeout: 90_000 }).toBe(true);

  server.stdout?.destroy();
  server.stderr?.destroy();
  // It prints something about that.
  process.kill((await postmasterOf(dataDir)).pid, 'SIGKILL');

  await expect.poll(() => isServing(url), { timeout: 20_000, interval: 5 }).toBe(false);
  await expect.poll(() => isServing(url), { timeout: 20_000 }).toBe(true);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('starts over if an interrupted first start left half a database', async () => {
  const dataDir = await makeDataDir();
  const half = path.join(dataDir, 'postgres.new');
  await mkdir(half, { recursive: true });
  await writeFile(path.join(half, 'PG_VERSION'), '18');

  const shop = await startShop({ dataDir });
  onTestFinished(shop.remove);

  expect(await isServing(shop.url)).toBe(true);
});

it('tells browsers to stay on https if that is its address, and on plain http never', async () => {
  const secure = await startShopBeside({ PUBLIC_URL: 'https://shop.example/' });
  onTestFinished(secure.remove);

  for (const page of ['/', '/api/wilayas/', '/media/none.webp']) {
    const { headers } = await fetch(secure.url + page);
    expect(headers.get('strict-transport-security'), page).toMatch(/^max-age=\d+/);
    expect((await ask(page)).headers.has('strict-transport-security'), page).toBe(false);
  }
  expect(secure.output()).toContain('https://shop.example/admin');
});
