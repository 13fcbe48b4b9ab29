/** The demonstration catalogue of a first start: whole, with its pictures, and after an interruption as well. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { products } from '@/seed/data/products';
import { json } from '../../support/api';
import { openBackOffice } from '../../support/back-office';
import { startBucket } from '../../support/running/bucket';
import { freePort } from '../../support/running/free-port';
import { startShopBeside } from '../../support/running/fresh-database';
import { makeDataDir, type Shop, spawnServer, startShop } from '../../support/running/shop';

vi.setConfig({ testTimeout: 120_000 });

const SEED = 'demo';

type Picture = { filename: string; sizes: Record<string, { filename: string }> };

/** The names of all files that the library's pictures have. */
async function filesOf({ url }: Shop): Promise<string[]> {
  const { token } = await openBackOffice(url);
  const pictures: Picture[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const answer = await fetch(`${url}/cms/media?limit=100&page=${page}`, {
      headers: { Authorization: `JWT ${token}` },
    });
    const { docs, hasNextPage } = await json<{ docs: Picture[]; hasNextPage: boolean }>(answer);
    pictures.push(...docs);
    isLast = !hasNextPage;
  }
  return pictures
    .flatMap(({ filename, sizes }) => [filename, ...Object.values(sizes).map((size) => size.filename)])
    .sort();
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function expectCatalogue({ url }: Shop): Promise<void> {
  const office = await openBackOffice(url);
  const { docs } = await json<{ docs: { name: string }[] }>(await office.ask('couriers'));
  expect(docs.map(({ name }) => name)).toEqual(['Coursier local', 'Express Démo']);
  type Page = { total: number; products: { main_image: string }[] };
  const page = await json<Page>(await fetch(`${url}/api/products/`));
  expect(page.total).toBe(products.length);
  const picture = await fetch(new URL(page.products[0]?.main_image ?? '', url));
  expect(picture.headers.get('content-type')).toBe('image/webp');
}

it('is complete after a start that was killed while it was being written, and no file is there twice', async () => {
  const dataDir = await makeDataDir();
  const media = path.join(dataDir, 'media');
  const killed = spawnServer({ DATA_DIR: dataDir, PORT: String(await freePort()), SEED });
  onTestFinished(() => void killed.kill('SIGKILL'));
  const filesWritten = () => readdir(media).catch(() => []);
  await vi.waitUntil(async () => (await filesWritten()).length > 100, { timeout: 90_000, interval: 10 });
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const shop = await startShop({ dataDir, env: { SEED } });
  onTestFinished(shop.remove);

  expect(shop.output()).toContain('Filling the shop with the demonstration catalogue');
  await expectCatalogue(shop);
  expect((await filesIn(media)).sort()).toEqual(await filesOf(shop));
  expect(await filesIn(path.join(media, 'documents'))).toHaveLength(1);
});

it('has its pictures in the bucket, if one is set', async () => {
  const bucket = await startBucket();
  onTestFinished(bucket.remove);

  const shop = await startShopBeside({ ...bucket.env, SEED });
  onTestFinished(shop.remove);

  await expectCatalogue(shop);
  expect(await readdir(path.join(shop.dataDir, 'media')).catch(() => [])).toEqual([]);
  const files = await filesOf(shop);
  for (const file of files.filter((_, index) => index % 100 === 0)) {
    expect(await bucket.contentType(file)).toBe('image/webp');
  }
});
