/** Where backups are kept and restored to: a bucket that holds the pictures too, a slow store, another owner's database. */
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chunkName } from '@/backup/format';
import { tableWriter } from '@/backup/write-tables';
import { START_LOCK } from '@/server/steps/migrate';
import { json } from '../../support/api';
import { createProduct, openBackOffice } from '../../support/back-office';
import { type Bucket, startBucket } from '../../support/running/bucket';
import { connectTo, queryOnce } from '../../support/running/database';
import { freshDatabase, startShopBeside } from '../../support/running/fresh-database';
import { listening } from '../../support/running/listening';
import { runCommand } from '../../support/running/run-command';
import { makeDataDir, type Shop, startShop } from '../../support/running/shop';
import { photograph, upload } from '../../support/uploads';

vi.setConfig({ testTimeout: 180_000 });

/** The original and its three smaller sizes. */
const PICTURE_FILES = 4;

let bucket: Bucket;
let shop: Shop;
let picture: string;
let file: string;
const folders: string[] = [];

async function newFolder(): Promise<string> {
  const made = await makeDataDir();
  folders.push(made);
  return made;
}

async function newDatabase(): Promise<string> {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  return url;
}

const backUp = (place: string, env: Record<string, string> = {}) =>
  runCommand('backup', [place], { DATA_DIR: shop.dataDir, DATABASE_URL: shop.databaseUrl, ...bucket.env, ...env });

beforeAll(async () => {
  bucket = await startBucket();
  shop = await startShopBeside(bucket.env);
  const office = await openBackOffice(shop.url);
  await createProduct(office);
  const sent = await upload({ url: shop.url, token: office.token, file: await photograph('png', { width: 900 }) });
  picture = (await json<{ doc: { filename: string } }>(sent, 201)).doc.filename;
  file = path.join(await newFolder(), 'shop.tar.gz');
  const finished = await backUp(file);
  expect(finished, finished.output).toMatchObject({ code: 0 });
}, 180_000);

afterAll(async () => {
  await shop?.remove();
  await bucket?.remove();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

it('a backup beside the pictures in one bucket holds the pictures and no earlier backup', async () => {
  const places = ['first.tar.gz', 'backups/second.tar.gz', 'third.tar.gz'];
  for (const place of places) {
    const { code, output } = await backUp(`s3://${bucket.env.S3_BUCKET}/${place}`);
    expect([code, /and (\d+) picture files/.exec(output)?.[1]], output).toEqual([0, String(PICTURE_FILES)]);
  }
  expect(await bucket.keys()).toEqual(expect.arrayContaining(places));

  const env = { DATABASE_URL: await newDatabase(), DATA_DIR: await newFolder(), ...bucket.env, S3_PREFIX: 'restored' };
  const back = await runCommand('restore', [`s3://${bucket.env.S3_BUCKET}/third.tar.gz`], env);

  expect(back, back.output).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${PICTURE_FILES} picture files`),
  });
  const restored = (await bucket.keys()).filter((key) => key.startsWith('restored/'));
  expect(restored).toHaveLength(PICTURE_FILES);
  expect(restored).toContain(`restored/${picture}`);
});

it('a backup waits for a store that takes long over each part', async () => {
  const slow = createServer((incoming, answer) => {
    const onward = request(new URL(incoming.url ?? '/', bucket.env.S3_ENDPOINT), {
      method: incoming.method,
      headers: incoming.headers,
    });
    incoming.pipe(onward);
    onward.on('response', (found) => {
      // Longer than the shop waits for a picture.
      const pass = () => found.pipe(answer.writeHead(found.statusCode ?? 500, found.headers));
      if (incoming.method === 'PUT') setTimeout(pass, 5_500);
      else pass();
    });
  });
  const endpoint = `http://127.0.0.1:${await listening(slow)}`;

  const finished = await backUp(`s3://${bucket.env.S3_BUCKET}/slow.tar.gz`, { S3_ENDPOINT: endpoint });

  expect(finished, finished.output).toMatchObject({ code: 0 });
  expect(await bucket.keys()).toContain('slow.tar.gz');
});

describe('a restore', () => {
  it('takes a table of many pieces without a warning of too many listeners', async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => warnings.push(name);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const client = await connectTo(await newDatabase());
    await client.query('CREATE TABLE pieces (a text)');
    const tables = [{ name: 'pieces', columns: ['a'] }];
    // More than the sockets between here and the database hold, so that each piece is waited for.
    const ROWS = 400;
    const piece = Buffer.from(`${'x'.repeat(9_999)}\n`.repeat(ROWS));
    const PIECES = 16;

    const writer = tableWriter(client, { format: 1, made_at: '', migrations: [], tables });
    for (let index = 1; index <= PIECES; index++) await writer.add(chunkName('pieces', index), piece);
    await writer.end({ digest: '', rows: { pieces: PIECES * ROWS }, sequences: [], pictures: 0 });

    expect((await client.query('SELECT count(*)::int AS n FROM pieces')).rows).toEqual([{ n: PIECES * ROWS }]);
    expect(warnings).toEqual([]);
  });

  it('refuses the database of another application in words, and changes nothing in it', async () => {
    const url = await newDatabase();
    await queryOnce(url, `CREATE TABLE customers (name text)`);
    await queryOnce(url, `INSERT INTO customers VALUES ('Amel')`);

    const finished = await runCommand('restore', [file], { DATABASE_URL: url, DATA_DIR: await newFolder() });

    expect(finished).toMatchObject({ code: 1, output: expect.stringContaining('table public.customers') });
    expect(finished.output).not.toMatch(/^\s+at /m);
    expect(await queryOnce(url, 'SELECT name FROM customers')).toEqual([{ name: 'Amel' }]);
    expect(await queryOnce(url, `SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`)).toEqual([]);
  });

  it('refuses the database of a shop that is just starting', async () => {
    const url = await newDatabase();
    const starting = await connectTo(url);
    await starting.query('SELECT pg_advisory_lock($1)', [START_LOCK]);

    const finished = await runCommand('restore', [file], { DATABASE_URL: url, DATA_DIR: await newFolder() });

    expect(finished).toMatchObject({ code: 1, output: expect.stringContaining('A shop is starting') });
  });

  it('holds off a shop that starts meanwhile until the rows are there', async () => {
    const url = await newDatabase();
    const restoring = runCommand('restore', [file], { DATABASE_URL: url, DATA_DIR: await newFolder() });
    const locks = `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE d.datname = $1 AND l.locktype = 'advisory' AND l.granted`;
    const database = new URL(url).pathname.slice(1);
    // Queried through another database: a connection to this one would count as a running shop.
    await expect
      .poll(() => queryOnce(shop.databaseUrl, locks, [database]), { timeout: 60_000, interval: 20 })
      .toHaveLength(1);
    const other = await startShop({ env: { DATABASE_URL: url } });
    onTestFinished(() => other.remove());

    const finished = await restoring;

    expect(finished, finished.output).toMatchObject({ code: 0 });
    const { totalDocs } = await json<{ totalDocs: number }>(
      await (await openBackOffice(other.url)).ask('products/count'),
    );
    expect(totalDocs).toBe(1);
  });
});
