/** A data folder of an earlier version, where the shop's role is the superuser that initdb made. */
import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findPlaces } from '@/server/postgres/binaries';
import { databaseOwner } from '@/server/postgres/run-as';
import { createProduct, openBackOffice } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { queryOnce } from '../../support/running/database';
import { freePort } from '../../support/running/free-port';
import { makeDataDir, startShop } from '../../support/running/shop';

vi.setConfig({ testTimeout: 240_000 });

const run = promisify(execFile);
const PASSWORD = 'the-password-of-the-earlier-version';

/** Files as the earlier version made them, and a server on them. @returns its address and how to end it */
async function earlierDatabase(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { programs, data } = await findPlaces({ dataDir });
  const owner = await databaseOwner();
  const options = { ...owner, cwd: '/', env: { ...process.env, LC_ALL: 'C' } };
  const passwordFile = path.join(dataDir, 'secrets/database-password');
  await mkdir(path.dirname(passwordFile), { recursive: true });
  await writeFile(passwordFile, PASSWORD);
  await mkdir(data, { mode: 0o700 });
  if (owner) await chown(data, owner.uid, owner.gid);
  const initdb = ['-D', data, '-U', 'thermopieces', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await run(path.join(programs, 'bin/initdb'), [...initdb, '--encoding=UTF8', '--locale=C', '--no-sync'], options);
  const port = await freePort();
  const settings = ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(path.join(programs, 'bin/postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...options,
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const url = `postgres://thermopieces:${PASSWORD}@127.0.0.1:${port}`;
  await vi.waitFor(() => queryOnce(`${url}/postgres`, 'CREATE DATABASE thermopieces'), {
    timeout: 30_000,
    interval: 50,
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGINT');
    });
  return { url: `${url}/thermopieces`, stop };
}

/** Every table with its rows counted and summed up. */
async function contentOf(url: string): Promise<Record<string, unknown>[]> {
  const [found] = await queryOnce(
    url,
    `SELECT string_agg(format('SELECT %L AS name, count(*)::int AS rows, md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS content FROM %I t',
       relname, relname), ' UNION ALL ' ORDER BY relname) AS statement
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       -- The start itself writes these.
       AND relname NOT IN ('payload_jobs', 'payload_kv', 'rate_limits')`,
  );
  // PostgreSQL may read the tables at once: unsorted, they come in any order.
  return queryOnce(url, `${found?.statement} ORDER BY name`);
}

it("keeps everything at its next start, and the shop's role is a superuser no more", async () => {
  // given: a shop of the earlier version, with an order, that was already half upgraded
  const dataDir = await makeDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const earlier = await earlierDatabase(dataDir);
  const first = await startShop({ dataDir, env: { DATABASE_URL: earlier.url, DATABASE_POOL: '5' } });
  onTestFinished(first.remove);
  const { id } = await createProduct(await openBackOffice(first.url));
  expect((await postOrder(first.url, orderBody(id))).status).toBe(201);
  await first.stop();
  await queryOnce(earlier.url, `CREATE MATERIALIZED VIEW of_the_owner AS SELECT 'kept' AS word`);
  await queryOnce(earlier.url, `CREATE ROLE thermopieces_bringing_over SUPERUSER LOGIN PASSWORD 'lost'`);
  const before = await contentOf(earlier.url);
  await earlier.stop();

  const shop = await startShop({ dataDir });
  onTestFinished(shop.remove);

  expect(await contentOf(shop.databaseUrl)).toEqual(before);
  expect(before.filter(({ rows }) => Number(rows) > 0).length).toBeGreaterThan(10);
  const others = await queryOnce(
    shop.databaseUrl,
    `WITH extended AS (SELECT objid FROM pg_depend WHERE deptype = 'e')
     SELECT relname AS name FROM pg_class c JOIN pg_roles r ON r.oid = relowner
     WHERE c.oid >= 16384 AND relkind <> 't' AND relnamespace <> 'pg_toast'::regnamespace AND rolname <> 'thermopieces'
       AND c.oid NOT IN (TABLE extended)
     UNION ALL SELECT typname FROM pg_type t JOIN pg_roles r ON r.oid = typowner
     WHERE t.oid >= 16384 AND rolname <> 'thermopieces' AND t.oid NOT IN (TABLE extended)
       AND typelem NOT IN (TABLE extended) AND typrelid NOT IN (SELECT oid FROM pg_class WHERE relkind = 't')
     UNION ALL SELECT proname FROM pg_proc p JOIN pg_roles r ON r.oid = proowner
     WHERE p.oid >= 16384 AND rolname <> 'thermopieces' AND p.oid NOT IN (TABLE extended)`,
  );
  expect(others).toEqual([]);
  expect(
    await queryOnce(
      shop.databaseUrl,
      'SELECT rolname, rolsuper FROM pg_roles WHERE oid >= 16384 OR oid = 10 ORDER BY 1',
    ),
  ).toEqual([
    { rolname: 'postgres', rolsuper: true },
    { rolname: 'thermopieces', rolsuper: false },
  ]);
  const secret = path.join(dataDir, 'secrets/database-superuser-password');
  expect((await stat(secret)).mode & 0o777).toBe(0o600);

  // and: the shop can go on, with its own changes to the schema as well
  const office = await openBackOffice(shop.url);
  expect((await postOrder(shop.url, orderBody((await createProduct(office)).id))).status).toBe(201);
  await queryOnce(shop.databaseUrl, 'ALTER TABLE orders ADD COLUMN of_the_next_version int');
  await queryOnce(shop.databaseUrl, 'REFRESH MATERIALIZED VIEW of_the_owner');
});
