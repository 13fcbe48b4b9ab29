/** What a restore clears away, and the databases that it leaves alone. */
import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clearShop } from '@/backup/clear-shop';
import { BackupError } from '@/backup/read-backup';
import { connectTo } from '../../support/running/database';
import { freshDatabase } from '../../support/running/fresh-database';
import { runCommand } from '../../support/running/run-command';
import { makeDataDir } from '../../support/running/shop';

vi.setConfig({ testTimeout: 120_000 });

const MIGRATIONS = ['20261121_151200_initial'];

async function openDatabase(): Promise<{ url: string; client: pg.Client }> {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  return { url, client: await connectTo(url) };
}

async function objectsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ identity: string }>(
    `SELECT o.type || ' ' || o.identity AS identity
     FROM pg_depend d CROSS JOIN LATERAL pg_identify_object(d.classid, d.objid, d.objsubid) o
     WHERE d.refclassid = 'pg_namespace'::regclass AND d.refobjid = 'public'::regnamespace ORDER BY 1`,
  );
  return rows.map(({ identity }) => identity);
}

describe("a database that is not the shop's is left alone:", () => {
  it.each([
    ['a table', 'CREATE TABLE customers (name text)', 'table public.customers'],
    ["a table with a name of the shop's", 'CREATE TABLE orders (id int)', 'records no migrations'],
    ['a view', 'CREATE VIEW recent AS SELECT 1 AS n', 'view public.recent'],
    ['a materialised view', 'CREATE MATERIALIZED VIEW sums AS SELECT 1 AS n', 'materialized view public.sums'],
    ['a sequence', 'CREATE SEQUENCE numbers', 'sequence public.numbers'],
    ['a type', `CREATE TYPE mood AS ENUM ('good')`, 'type public.mood'],
    ['a composite type', 'CREATE TYPE pair AS (a int, b int)', 'public.pair'],
    ['a domain', 'CREATE DOMAIN email AS text', 'public.email'],
    ['a function', 'CREATE FUNCTION one() RETURNS int LANGUAGE sql RETURN 1', 'function public.one()'],
    [
      'another application made with Payload',
      `CREATE TABLE users (id int); CREATE TABLE payload_migrations (id int, name text, batch int);
       INSERT INTO payload_migrations VALUES (1, '20250101_000000_theirs', 1)`,
      'records the migration 20250101_000000_theirs',
    ],
  ])('%s', async (_, statements, words) => {
    const { client } = await openDatabase();
    await client.query(statements);
    const before = await objectsOf(client);

    const clearing = clearShop(client, { migrations: MIGRATIONS });

    await expect(clearing).rejects.toThrow(words);
    await expect(clearing).rejects.toThrow(BackupError);
    expect(await objectsOf(client)).toEqual(before);
  });
});

it('an empty database keeps other schemas and extensions', async () => {
  const { client } = await openDatabase();
  await client.query(`CREATE EXTENSION citext; CREATE SCHEMA elsewhere; CREATE TABLE elsewhere.names (name citext);
    INSERT INTO elsewhere.names VALUES ('Amel')`);

  await clearShop(client, { migrations: MIGRATIONS });

  expect((await client.query(`SELECT name FROM elsewhere.names WHERE name = 'amel'`)).rows).toEqual([{ name: 'Amel' }]);
});

it('of an empty shop everything is cleared away, unless something else needs it', async () => {
  const { url, client } = await openDatabase();
  const dataDir = await makeDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const migrated = await runCommand('migrate', [], { DATABASE_URL: url, DATA_DIR: dataDir });
  expect(migrated, migrated.output).toMatchObject({ code: 0 });
  const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations');
  const migrations = rows.map(({ name }) => name);
  await client.query(`CREATE SCHEMA elsewhere;
    CREATE TABLE elsewhere.notes (user_id integer REFERENCES public.users (id))`);
  const before = await objectsOf(client);
  expect(before.length).toBeGreaterThan(30);

  await expect(clearShop(client, { migrations })).rejects.toThrow(/elsewhere\.notes/);
  expect(await objectsOf(client)).toEqual(before);
  await expect(clearShop(client, { migrations: migrations.slice(0, 1) })).rejects.toThrow(/newer shop/);

  await client.query('DROP TABLE elsewhere.notes');
  await clearShop(client, { migrations });
  const left = await objectsOf(client);
  expect(left.filter((identity) => /^(table|type|sequence|trigger)/.test(identity) && !/gtrgm/.test(identity))).toEqual(
    [],
  );
  expect(left).not.toContain('function public.audit_log_guard()');
});
