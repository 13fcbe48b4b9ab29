/** The server's start and end: its messages, its exit codes, and what it leaves behind. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { json } from '../../support/api';
import { openBackOffice } from '../../support/back-office';
import { queryOnce } from '../../support/running/database';
import { runToEnd } from '../../support/running/ended-server';
import { freePort } from '../../support/running/free-port';
import { freshDatabase } from '../../support/running/fresh-database';
import { isAlive } from '../../support/running/processes';
import { makeDataDir, startShop } from '../../support/running/shop';

/** Several servers start one after the other; on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 120_000 });

const folder = await makeDataDir();
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a start that cannot succeed ends with code 1 and one sentence', () => {
  const notADatabase = 'postgres://nobody:wrong@127.0.0.1:1/none';

  it.each([
    ['the port is taken', () => ({ PORT: new URL(inject('shop').url).port }), /^Port \d+ is taken/],
    ['PORT is no port', () => ({ PORT: 'abc' }), /PORT/],
    ['PORT is out of range', () => ({ PORT: '70000' }), /PORT/],
    ['nothing listens at DATABASE_URL', () => ({ DATABASE_URL: notADatabase }), /DATABASE_URL/],
    ['DATABASE_URL is no address', () => ({ DATABASE_URL: 'somewhere' }), /DATABASE_URL/],
    ['the database wants another password', () => ({ DATABASE_URL: wrongPassword() }), /DATABASE_URL/],
    ['the data folder cannot be written', async () => ({ DATA_DIR: await belowAFile() }), /DATA_DIR/],
    ['SEED is neither demo nor none', () => ({ SEED: 'maybe' }), /SEED/],
  ])('where %s', async (_, environment, sentence) => {
    const env = { DATA_DIR: folder, PORT: String(await freePort()), ...(await environment()) };
    const { code, stderr } = await runToEnd(env);

    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(sentence) });
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/\.$/)]);
  });
});

function wrongPassword(): string {
  const url = new URL(inject('shop').databaseUrl);
  url.password = 'wrong';
  return url.href;
}

async function belowAFile(): Promise<string> {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  return path.join(file, 'data');
}

describe('two servers started at once on one empty database', () => {
  it('both come up, on one schema, one admin and one list of wilayas', async () => {
    const database = await freshDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: database.url, DATABASE_POOL: '5' };

    const shops = await Promise.all([startShop({ env }), startShop({ env })]);
    for (const shop of shops) onTestFinished(shop.remove);

    const lists = await Promise.all(shops.map(async ({ url }) => json<unknown[]>(await fetch(`${url}/api/wilayas/`))));
    expect(lists.map((list) => list.length)).toEqual([69, 69]);
    const counts = `SELECT (SELECT count(*)::int FROM users) AS users,
      (SELECT count(DISTINCT name)::int FROM payload_migrations) = (SELECT count(*)::int FROM payload_migrations) AS once`;
    expect(await queryOnce(database.url, counts)).toEqual([{ users: 1, once: true }]);

    await seesChangeOfOther(shops.map(({ url }) => url));
    expect(await Promise.all(shops.map((shop) => shop.stop()))).toEqual([0, 0]);
  });
});

/** What one server changes, the other shows. */
async function seesChangeOfOther([here = '', there = '']: string[]): Promise<void> {
  const office = await openBackOffice(here);
  const brands = async () => (await fetch(`${there}/api/categories-tags/`)).text();
  await brands();
  await office.create('tags', { name: 'Marque nouvelle' });
  await expect.poll(brands).toContain('Marque nouvelle');
}

describe('SIGTERM', () => {
  it('ends the server with code 0 and its database with it; the next start finds everything', async () => {
    const first = await startShop();
    onTestFinished(first.remove);
    const office = await openBackOffice(first.url);
    const { id } = await office.create('tags', { name: 'Marque gardée' });
    const postmaster = path.join(first.dataDir, 'postgres/postmaster.pid');
    const pid = Number((await readFile(postmaster, 'utf8')).split('\n')[0]);
    expect(isAlive(pid)).toBe(true);

    expect(await first.stop()).toBe(0);

    expect(isAlive(pid)).toBe(false);
    await expect(readFile(postmaster)).rejects.toThrow('ENOENT');
    const second = await startShop({ dataDir: first.dataDir });
    onTestFinished(second.remove);
    const { tags } = await json<{ tags: { id: number }[] }>(await fetch(`${second.url}/api/categories-tags/`));
    expect(tags.map((tag) => tag.id)).toEqual([id]);
    expect(second.output()).not.toMatch(/error/i);
  });
});
