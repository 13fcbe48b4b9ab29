/** Pictures in an S3-compatible store: the same addresses and rules, and what happens while the store is unavailable. */
import { readdir } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { json } from '../../support/api';
import { type BackOffice, createProduct, openBackOffice } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { type Bucket, startBucket } from '../../support/running/bucket';
import { startShopBeside } from '../../support/running/fresh-database';
import { listening } from '../../support/running/listening';
import type { Shop } from '../../support/running/shop';
import { photograph, smallPdf, upload, uploadPdf } from '../../support/uploads';

vi.setConfig({ testTimeout: 120_000 });

type Picture = { id: number; filename: string; url: string; sizes: Record<string, { filename: string }> };

const PREFIX = 'shop/pictures';
let bucket: Bucket;
let shop: Shop;
let office: BackOffice;

beforeAll(async () => {
  bucket = await startBucket();
  shop = await startShopBeside({ ...bucket.env, S3_PREFIX: PREFIX });
  office = await openBackOffice(shop.url);
});

afterAll(async () => {
  await shop?.remove();
  await bucket?.remove();
});

const send = (file: Uint8Array, id?: number) =>
  upload({ url: shop.url, token: office.token, file, ...(id === undefined ? {} : { id }) });

async function savePicture(side = 300): Promise<Picture> {
  const file = await photograph('jpeg', { width: side, height: side });
  return (await json<{ doc: Picture }>(await send(file), 201)).doc;
}

const filesOf = (picture: Picture) =>
  [picture.filename, ...Object.values(picture.sizes).map(({ filename }) => filename)].map(
    (name) => `${PREFIX}/${name}`,
  );

const media = (name: string, method = 'GET') => fetch(`${shop.url}/media/${name}`, { method });

/** The picture for shared links to a product. */
async function sharedPicture(productId: number): Promise<ArrayBuffer> {
  const page = await (await fetch(`${shop.url}/product/${productId}`)).text();
  const address = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(new URL(new URL(address).pathname, shop.url));
  expect(answer.headers.get('content-type')).toBe('image/png');
  return answer.arrayBuffer();
}

describe('a shop with a bucket', () => {
  it('keeps each size there, below the prefix, and nothing in its folder', async () => {
    const picture = await savePicture();

    expect(await bucket.keys()).toEqual(expect.arrayContaining(filesOf(picture)));
    expect(filesOf(picture)).toHaveLength(4);
    expect(await bucket.contentType(`${PREFIX}/${picture.filename}`)).toBe('image/webp');
    expect(await readdir(path.join(shop.dataDir, 'media')).catch(() => [])).toEqual([]);
  });

  it('serves it under the address that it has anywhere, with the same headers', async () => {
    const picture = await savePicture();

    const answer = await media(picture.filename);
    const head = await media(picture.filename, 'HEAD');

    const bytes = (await answer.arrayBuffer()).byteLength;
    for (const { status, headers } of [answer, head]) {
      expect({ status, type: headers.get('content-type'), cache: headers.get('cache-control') }).toEqual({
        status: 200,
        type: 'image/webp',
        cache: 'public, max-age=31536000, immutable',
      });
      expect(headers.get('content-length')).toBe(String(bytes));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await fetch(shop.url + picture.url)).status).toBe(200);
  });

  it('keeps documents there too, and deletes them', async () => {
    const sent = await uploadPdf({ url: shop.url, token: office.token, file: smallPdf() });
    const { id, filename } = (await json<{ doc: Picture }>(sent, 201)).doc;
    const key = `${PREFIX}/documents/${filename}`;

    expect(await bucket.contentType(key)).toBe('application/pdf');
    const answer = await media(`documents/${filename}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(smallPdf());
    expect((await office.remove('documents', id)).status).toBe(200);
    expect(await bucket.keys()).not.toContain(key);
  });

  it('shows it on its product, and draws it into the picture of shared links', async () => {
    const picture = await savePicture();
    const product = await createProduct(office, { image1: picture.id });
    const bare = await createProduct(office, { title: product.title });

    const { image } = await json<{ image: string }>(await fetch(`${shop.url}/api/product/${product.id}/`));
    const [shared, without] = await Promise.all([product, bare].map(({ id }) => sharedPicture(id)));

    expect(image).toBe(`/media/${picture.filename}`);
    expect(shared?.byteLength).toBeGreaterThan((without?.byteLength ?? 0) + 10_000);
  });

  it('refuses what is no picture, and keeps nothing of it', async () => {
    const before = await bucket.keys();

    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);

    expect(await bucket.keys()).toEqual(before);
  });

  it('takes the old files away when a picture is replaced, and all when it is deleted', async () => {
    const before = await savePicture();
    const replaced = await json<{ doc: Picture }>(await send(await photograph('png'), before.id));

    expect(await bucket.keys()).toEqual(expect.arrayContaining(filesOf(replaced.doc)));
    for (const key of filesOf(before)) expect(await bucket.keys()).not.toContain(key);
    expect((await media(replaced.doc.filename)).status).toBe(200);

    expect((await office.remove('media', before.id)).status).toBe(200);
    for (const key of filesOf(replaced.doc)) expect(await bucket.keys()).not.toContain(key);
    const gone = await media(replaced.doc.filename);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('keeps the files that an order shows, when their picture is replaced and when it is deleted', async () => {
    const before = await savePicture();
    const { id } = await createProduct(office, { image1: before.id });
    expect((await postOrder(shop.url, orderBody(id))).status).toBe(201);

    const replaced = await json<{ doc: Picture }>(await send(await photograph('png'), before.id));
    expect((await postOrder(shop.url, orderBody(id))).status).toBe(201);
    expect((await office.remove('media', before.id)).status).toBe(200);

    expect(await bucket.keys()).toEqual(expect.arrayContaining([...filesOf(before), ...filesOf(replaced.doc)]));
    expect((await media(before.filename)).status).toBe(200);
  });

  it('whose store is away says so at once, keeps no row of an upload, and goes on when it is back', async () => {
    const picture = await savePicture();
    const count = async () => (await json<{ totalDocs: number }>(await office.ask('media/count'))).totalDocs;
    const rows = await count();
    await bucket.close();
    onTestFinished(() => bucket.open().catch(() => undefined));

    const read = await media(picture.filename);
    const written = await send(await photograph('png'));

    const said = [read.headers.get('retry-after'), read.headers.get('cache-control')];
    expect([read.status, ...said]).toEqual([503, '5', 'no-store']);
    const message = 'The picture could not be stored. Please try again in a moment.';
    expect(await json(written, 503)).toEqual({ errors: [{ message }] });
    expect(await count()).toBe(rows);
    expect((await fetch(`${shop.url}/api/health/`)).status).toBe(200);
    await bucket.open();
    expect((await media(picture.filename)).status).toBe(200);
    expect((await savePicture()).id).toBeGreaterThan(picture.id);
  });
});

it('a store that takes the call and never answers is given up', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket));
  const lonely = await startShopBeside({ ...bucket.env, S3_ENDPOINT: `http://127.0.0.1:${await listening(silent)}` });
  onTestFinished(async () => {
    await lonely.remove();
    for (const socket of sockets) socket.destroy();
  });

  const answer = await fetch(`${lonely.url}/media/00000000-0000-0000-0000-000000000000.webp`);

  expect(answer.status).toBe(503);
});
