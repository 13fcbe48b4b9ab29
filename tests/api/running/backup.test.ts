/** The drill of a restore: a shop with orders, pictures and accounts is backed up while orders come in, and restored elsewhere. */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { documentUrl } from '@/domain/products/documents';
import { bearer, logInAgain, profileStatus, register, send, tryLogin } from '../../support/accounts';
import { json } from '../../support/api';
import { type BackOffice, createProduct, openBackOffice } from '../../support/back-office';
import { createCourier } from '../../support/couriers';
import { orderBody, postOrder } from '../../support/orders';
import { startBucket } from '../../support/running/bucket';
import { queryOnce } from '../../support/running/database';
import { runCommand as run } from '../../support/running/run-command';
import { ADMIN, makeDataDir, type Shop, startShop } from '../../support/running/shop';
import { codeOf, setUpFactor } from '../../support/second-factor';
import { photograph, smallPdf, upload, uploadPdf } from '../../support/uploads';

const ORDERS = 2_000;

let shop: Shop;
let office: BackOffice;
let folder: string;
let productId: number;
let picture: string;
let notice: string;
let person: Awaited<ReturnType<typeof register>>;
let secret: string;
const folders: string[] = [];
const shops: Shop[] = [];

async function newFolder(): Promise<string> {
  const made = await makeDataDir();
  folders.push(made);
  return made;
}
const backUp = (file: string) => run('backup', [file], { DATA_DIR: shop.dataDir });
async function restored(file: string): Promise<Shop> {
  const dataDir = await newFolder();
  expect(await run('restore', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const other = await startShop({ dataDir });
  shops.push(other);
  return other;
}

beforeAll(async () => {
  folder = await newFolder();
  shop = await startShop();
  office = await openBackOffice(shop.url);
  productId = (await createProduct(office, { stock: 1_000_000, price: 1250.5 })).id;
  const file = await photograph('png');
  const uploaded = await json<{ doc: { url: string } }>(
    await upload({ url: shop.url, token: office.token, file }),
    201,
  );
  picture = new URL(uploaded.doc.url, shop.url).pathname;
  const pdf = await json<{ doc: { filename: string } }>(
    await uploadPdf({ url: shop.url, token: office.token, file: smallPdf() }),
    201,
  );
  notice = documentUrl(pdf.doc.filename);
  person = await register(shop.url);
  ({ secret } = await setUpFactor(person, shop.url));
  const filled = await run('seed', ['--orders', String(ORDERS)], { DATA_DIR: shop.dataDir });
  expect(filled, filled.output).toMatchObject({ code: 0 });
  await addCash();
}, 180_000);

/** A parcel whose cash came in and was reversed: entries that refer to each other and are never changed. */
async function addCash(): Promise<void> {
  const { id: courier } = await createCourier(office);
  await queryOnce(
    shop.databaseUrl,
    `WITH batch AS (INSERT INTO parcel_batches (courier_id, by) VALUES (${courier}, 'test') RETURNING id),
       parcel AS (
         INSERT INTO parcels (batch_id, order_id, courier_id, state, cod_centimes)
         SELECT batch.id, (SELECT min(id) FROM orders), ${courier}, 'delivered', 340000 FROM batch RETURNING id, order_id
       ),
       paid AS (
         INSERT INTO cash_entries (by, kind, cause, centimes, parcel_id, courier_id, order_id)
         SELECT 'test', 'collected', 'person', 340000, id, ${courier}, order_id FROM parcel RETURNING *
       )
     INSERT INTO cash_entries (by, kind, cause, centimes, parcel_id, courier_id, order_id, reverses)
     SELECT 'test', 'collected', 'person', -340000, parcel_id, courier_id, order_id, id FROM paid`,
  );
}

afterAll(async () => {
  for (const one of [...shops, shop]) await one.remove();
  for (const one of folders) await rm(one, { recursive: true, force: true });
});

/** Columns that mean something only in the database where they were written. */
const PLACE_COLUMNS = ['arrival'];

/** A sum over each table's rows, by name. */
async function contents(databaseUrl: string, leftOut: readonly string[]): Promise<Record<string, unknown>> {
  const tables = await queryOnce<{ name: string }>(
    databaseUrl,
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const sums: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => !leftOut.includes(table.name))) {
    [sums[name]] = await queryOnce(
      databaseUrl,
      `SELECT count(*)::int AS rows, md5(string_agg(line, '|' ORDER BY line)) AS sum
       FROM (SELECT (to_jsonb(t) - $1::text[])::text AS line FROM "${name}" t) lines`,
      [PLACE_COLUMNS],
    );
  }
  return sums;
}

describe('a backup that is made while orders come in', () => {
  it('is of one moment: what was placed before is there, each order whole, and the stock fits the book', async () => {
    const file = path.join(folder, 'while-orders-come.tar.gz');
    const placed: number[] = [];
    let isOver = false;
    const buying = (async () => {
      while (!isOver) {
        const answer = await postOrder(shop.url, orderBody(productId));
        placed.push((await json<{ order_id: number }>(answer, 201)).order_id);
      }
    })();
    await expect.poll(() => placed.length).toBeGreaterThan(3);
    const before = [...placed];

    const finished = await backUp(file);
    isOver = true;
    await buying;

    expect(finished, finished.output).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const other = await restored(file);
    const ask = (text: string, values?: unknown[]) => queryOnce(other.databaseUrl, text, values);
    expect(await ask('SELECT id FROM orders WHERE id = ANY($1)', [before])).toHaveLength(before.length);
    expect((await ask('SELECT id FROM orders')).length).toBeGreaterThanOrEqual(ORDERS + before.length);
    const broken = await ask(
      `SELECT o.id FROM orders o LEFT JOIN orders_items i ON i._parent_id = o.id
       GROUP BY o.id HAVING o.subtotal <> coalesce(sum(i.total_price), 0)`,
    );
    expect(broken).toEqual([]);
    const [stock] = await ask(
      `SELECT stock::int AS stock, (SELECT sum(quantity)::int FROM stock_movements WHERE product_id = $1) AS booked
       FROM products WHERE id = $1`,
      [productId],
    );
    expect(stock?.booked).toBe(stock?.stock);
    // Numbering continues after the numbers that were given out.
    const next = await json<{ order_id: number }>(await postOrder(other.url, orderBody(productId)), 201);
    expect(next.order_id).toBeGreaterThan(Math.max(...before));
  }, 180_000);
});

describe('a shop that is restored elsewhere', () => {
  it('is the same, table by table, with its pictures, accounts, sessions and second factors', async () => {
    const file = path.join(folder, 'quiet.tar.gz');
    const finished = await backUp(file);
    expect(finished, finished.output).toMatchObject({ code: 0 });
    const other = await restored(file);

    // The record of the backup was written after it; the others belong to the running shops.
    const leftOut = [
      ...['payload_kv', 'rate_limits', 'payload_jobs', 'payload_jobs_log', 'payload_migrations'],
      // Folded at different moments.
      ...['order_figures', 'order_counts'],
    ];
    const [here, there] = [await contents(shop.databaseUrl, leftOut), await contents(other.databaseUrl, leftOut)];
    expect(there).toEqual(here);
    expect(Object.keys(here).length).toBeGreaterThan(20);
    const bytes = async ({ url }: Shop, address: string) =>
      Buffer.from(await (await fetch(url + address)).arrayBuffer());
    for (const address of [picture, notice]) {
      expect((await fetch(other.url + address)).status).toBe(200);
      expect((await bytes(other, address)).equals(await bytes(shop, address))).toBe(true);
    }
    expect(await profileStatus(person.access, other.url)).toBe(200);
    const body = { username: person.username, password: person.password, otp: codeOf(secret, 1) };
    expect((await send('/api/token/', { url: other.url, body })).status).toBe(200);
    expect((await tryLogin(ADMIN, other.url)).status).toBe(200);
  }, 180_000);

  it('says when the last backup was made', async () => {
    const { access } = await logInAgain(ADMIN, shop.url);
    const health = await json<{ last_backup: { at: string } | null }>(
      await fetch(`${shop.url}/api/admin/health/`, { headers: bearer(access) }),
    );
    expect(Math.abs(Date.parse(health.last_backup?.at ?? '') - Date.now())).toBeLessThan(300_000);
  });
});

describe('a restore refuses', () => {
  it('an incomplete, an altered and a foreign file, and leaves the shop as it was', async () => {
    const file = path.join(folder, 'quiet.tar.gz');
    const whole = await readFile(file);
    const middle = Math.floor(whole.length / 2);
    const changed = Buffer.from(whole);
    changed[middle] = (changed[middle] ?? 0) ^ 0xff;
    const files = { half: whole.subarray(0, middle), changed, none: 'a letter' };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);

    for (const broken of ['half', 'changed', 'none', 'absent'].map((name) => path.join(folder, name))) {
      const dataDir = await newFolder();
      const { code, output } = await run('restore', [broken], { DATA_DIR: dataDir });
      expect(code, output).toBe(1);
      expect(output).not.toMatch(/^\s+at /m);
    }
  }, 120_000);

  it('a shop that has something, and one that runs', async () => {
    const file = path.join(folder, 'quiet.tar.gz');
    const running = await run('restore', [file], { DATA_DIR: shop.dataDir });
    expect(running).toMatchObject({ code: 1, output: expect.stringMatching(/running|not empty/) });
    const other = await restored(file);
    await other.stop();
    const full = await run('restore', [file], { DATA_DIR: other.dataDir });
    expect(full).toMatchObject({ code: 1, output: expect.stringMatching(/not empty/) });
  }, 120_000);
});

it('a backup goes to a bucket and comes back from it', async () => {
  const bucket = await startBucket();
  onTestFinished(bucket.remove);
  const place = 's3://pictures-of-the-shop/backups/today.tar.gz';
  const { S3_BUCKET: _, ...settings } = bucket.env;
  const kept = await run('backup', [place], { DATA_DIR: shop.dataDir, ...settings });
  expect(kept, kept.output).toMatchObject({ code: 0 });
  expect(await bucket.keys()).toEqual(['backups/today.tar.gz']);
  const back = await run('restore', [place], { DATA_DIR: await newFolder(), ...settings });
  expect(back, back.output).toMatchObject({ code: 0 });
}, 120_000);
