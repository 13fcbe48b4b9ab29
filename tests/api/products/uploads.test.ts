/** Uploaded pictures: what is refused and leaves nothing behind, and what is made of the rest. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { officeProblemWords } from '@/words/en/problems';
import { ordersOf } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { animation, bomb, phonePhotograph, photograph, strayFiles, upload } from '../../support/uploads';

type Size = { filename: string; width: number };
type Picture = {
  id: number;
  filename: string;
  mimeType: string;
  width: number;
  height: number;
  sizes: Record<string, Size>;
};

const office = sharedOffice();
const rows = sharedDatabase();
const { url, dataDir } = inject('shop');
const send = (file: Uint8Array, more: { name?: string; type?: string; alt?: string; id?: number } = {}) =>
  upload({ url, token: office.token, file, ...more });

async function saved(response: Response, status = 201): Promise<Picture> {
  return (await json<{ doc: Picture }>(response, status)).doc;
}

const stored = (name: string) => readFile(path.join(dataDir, 'media', name));

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const cut = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share));

describe('refused with its message, leaving no row and no file', () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ['an SVG that is called PNG', async () => SVG],
    ['an SVG behind a declaration', async () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), SVG])],
    ['HTML that is called PNG', async () => HTML],
    ['HTML with a picture behind it', async () => Buffer.concat([HTML, await photograph('png')])],
    ['HTML behind the first bytes of a JPEG', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), HTML])],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .tiff()
          .toBuffer(),
    ],
    ['an empty file', async () => new Uint8Array()],
    ['a JPEG without its second half', async () => cut(await photograph('jpeg'), 0.5)],
    ['a PNG without its second half', async () => cut(await photograph('png'), 0.5)],
    ['a WebP without its second half', async () => cut(await photograph('webp'), 0.5)],
    ['a JPEG without its last bytes', async () => cut(await photograph('jpeg'), 0.99)],
    ['the header of a PNG alone', async () => (await photograph('png')).subarray(0, 33)],
    ['a small PNG of 100 million pixels', () => bomb('png', { width: 10_000, height: 10_000 })],
    ['a small JPEG of 100 million pixels', () => bomb('jpeg', { width: 10_000, height: 10_000 })],
    ['a small WebP of 52 million pixels', () => bomb('webp', { width: 16_000, height: 3_250 })],
    ['an animation of 60 million pixels', () => animation({ frames: 60, side: 1_000 })],
    ['a picture a hundred times as tall as wide', () => photograph('png', { width: 5, height: 500 })],
  ])('%s', async (_, make) => {
    const alt = randomUUID();
    const file = await make();
    expect(file.length).toBeLessThan(5_000_000);

    const refused = await send(file, { alt });

    expect(await json(refused, 415)).toEqual({
      errors: [expect.objectContaining({ message: officeProblemWords.pictureType })],
    });
    expect(await rows('SELECT id FROM media WHERE alt = $1', [alt])).toEqual([]);
    await expect.poll(() => strayFiles(rows, dataDir)).toEqual([]);
  });

  it.each([
    ['5 MB and a byte', 5 * 1024 * 1024 + 1],
    ['15 MB', 15_000_000],
  ])('%s', async (_, bytes) => {
    const file = new Uint8Array(bytes);
    file.set(await photograph('jpeg'));
    const alt = randomUUID();

    const refused = await send(file, { alt });

    expect(await json(refused, 413)).toEqual({
      errors: [expect.objectContaining({ message: officeProblemWords.pictureTooLarge })],
    });
    expect(await rows('SELECT id FROM media WHERE alt = $1', [alt])).toEqual([]);
    await expect.poll(() => strayFiles(rows, dataDir)).toEqual([]);
  });

  it('what is longer than any upload, before it is read', async () => {
    expect((await send(new Uint8Array(25_000_000))).status).toBe(413);
  });

  it('a form without a file, and an address in its place, which nobody fetches', async () => {
    const answers = await Promise.all([
      office.ask('media', 'POST', { alt: 'none' }),
      office.ask('media', 'POST', { filename: 'a.png', url: `${url}/logo.svg` }),
    ]);

    for (const answer of answers) {
      expect(await json(answer, 415)).toEqual({
        errors: [expect.objectContaining({ message: officeProblemWords.pictureType })],
      });
    }
  });
});

describe('a picture that is taken', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s, whatever it is called, is kept as WebP in the widths of the shop',
    async (format) => {
      const picture = await saved(
        await send(await photograph(format, { width: 1760, height: 880 }), { name: '../évil.exe', type: 'text/html' }),
      );

      expect(picture).toMatchObject({ mimeType: 'image/webp', width: 1600, height: 800 });
      expect(picture.filename).toMatch(/^[0-9a-f-]{36}\.webp$/);
      const names = [picture.filename, ...Object.values(picture.sizes).map(({ filename }) => filename)];
      const widths = await Promise.all(
        names.map(async (name) => {
          const { format: kept, width } = await sharp(
            Buffer.from(await (await ask(`/media/${name}`)).arrayBuffer()),
          ).metadata();
          return { kept, width };
        }),
      );
      expect(widths).toEqual([1600, 200, 400, 800].map((width) => ({ kept: 'webp', width })));
    },
  );

  it('is turned upright and tells nothing of where and by what it was taken', async () => {
    const original = await phonePhotograph();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Personne');

    const picture = await saved(await send(original));

    expect(picture).toMatchObject({ width: 200, height: 300 });
    for (const name of [picture.filename, ...Object.values(picture.sizes).map(({ filename }) => filename)]) {
      const { exif, xmp, iptc, orientation } = await sharp(await stored(name)).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
  });

  it('is found again by what its file was called, or by what somebody says of it', async () => {
    const file = await photograph('png');

    const named = await saved(await send(file, { name: 'Vanne 3 voies\u00a0– côté.PNG' }));
    const described = await saved(await send(file, { alt: 'Une vanne' }));

    expect(await json(await office.ask(`media/${named.id}`))).toMatchObject({ alt: 'Vanne 3 voies – côté' });
    expect(await json(await office.ask(`media/${described.id}`))).toMatchObject({ alt: 'Une vanne' });
  });

  it('loses what was hidden behind its end', async () => {
    const picture = await saved(await send(Buffer.concat([await photograph('jpeg'), Buffer.from('PK\x03\x04'), HTML])));

    const kept = await stored(picture.filename);

    expect(kept.includes('<script>')).toBe(false);
    expect(kept.includes('PK\x03\x04')).toBe(false);
  });

  it('and moves, is kept as a still picture', async () => {
    const picture = await saved(await send(await animation({ frames: 3, side: 60 })));

    expect((await sharp(await stored(picture.filename)).metadata()).pages ?? 1).toBe(1);
    expect(picture).toMatchObject({ width: 60, height: 60 });
  });

  it('of exactly 5 MB is not too large', async () => {
    const file = new Uint8Array(5 * 1024 * 1024);
    file.set(await photograph('jpeg'));

    expect((await send(file)).status).toBe(201);
  });
});

describe('a picture that is replaced or deleted', () => {
  it('gets another name when it is replaced; its old files are gone and products show the new one', async () => {
    const before = await saved(await send(await photograph('png')));
    const product = await createProduct(office, { image1: before.id });

    const after = await saved(await send(await photograph('png', { width: 100, height: 100 }), { id: before.id }), 200);

    expect(after.id).toBe(before.id);
    expect(after.filename).not.toBe(before.filename);
    expect((await ask(`/media/${before.filename}`)).status).toBe(404);
    expect((await ask(`/media/${after.filename}`)).status).toBe(200);
    await expect
      .poll(async () => (await json<{ image: string }>(await ask(`/api/product/${product.id}/`))).image)
      .toBe(`/media/${after.filename}`);
    await expect.poll(() => strayFiles(rows, dataDir)).toEqual([]);
  });

  it('stays as it is if what should replace it is no picture', async () => {
    const before = await saved(await send(await photograph('png')));

    expect((await send(SVG, { id: before.id })).status).toBe(415);

    expect(await json(await office.ask(`media/${before.id}`))).toMatchObject({ filename: before.filename });
    expect((await ask(`/media/${before.filename}`)).status).toBe(200);
  });

  it('keeps its file, untouched, when its description is edited or somebody asks to crop it', async () => {
    const before = await saved(await send(await photograph('png')));
    const bytes = await stored(before.filename);

    const edited = await office.ask(
      `media/${before.id}?uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=9&uploadEdits[heightInPixels]=9`,
      'PATCH',
      { alt: 'Un circulateur', focalX: 10, focalY: 90 },
    );

    expect((await saved(edited, 200)).filename).toBe(before.filename);
    expect((await stored(before.filename)).equals(bytes)).toBe(true);
  });

  it('leaves no file when it is deleted, and its name is not given again', async () => {
    const file = await photograph('png');
    const gone = await saved(await send(file, { name: 'same.png' }));

    expect((await office.remove('media', gone.id)).status).toBe(200);

    expect((await ask(`/media/${gone.filename}`)).status).toBe(404);
    await expect.poll(() => strayFiles(rows, dataDir)).toEqual([]);
    expect((await saved(await send(file, { name: 'same.png' }))).filename).not.toBe(gone.filename);
  });
});

describe('a picture that an order shows', () => {
  /** An order of a product with its own picture. */
  async function ordered() {
    const before = await saved(await send(await photograph('png')));
    const { id } = await createProduct(office, { image1: before.id });
    const { order_id } = await json<{ order_id: number }>(await postOrder(url, orderBody(id)), 201);
    const { items } = await ordersOf(office).read(order_id);
    expect(items).toMatchObject([{ image: `/media/${before.filename}` }]);
    return before;
  }
  const files = ({ filename, sizes }: Picture) => [filename, ...Object.values(sizes).map((size) => size.filename)];
  const statuses = (names: string[]) => Promise.all(names.map(async (name) => (await ask(`/media/${name}`)).status));

  it('stays there in all its widths when it is deleted', async () => {
    const before = await ordered();

    expect((await office.remove('media', before.id)).status).toBe(200);

    expect(await statuses(files(before))).toEqual([200, 200, 200, 200]);
    expect((await office.ask(`media/${before.id}`)).status).toBe(404);
  });

  it('stays there when another takes its place, alone or in a selection', async () => {
    const [one, other] = [await ordered(), await ordered()];

    const after = await saved(await send(await photograph('png', { width: 90, height: 90 }), { id: one.id }), 200);
    const deletion = await office.ask(`media?where[id][in]=${one.id},${other.id}`, 'DELETE');

    expect(deletion.status).toBe(200);
    expect(await statuses([...files(one), ...files(other)])).toEqual(Array(8).fill(200));
    // No order shows this one.
    expect(await statuses(files(after))).toEqual([404, 404, 404, 404]);
  });
});

describe('through the form of a product', () => {
  /** Of a size that no other picture here has. */
  const FIRST = { width: 127, height: 61 };
  const form = async (file: Uint8Array) => {
    const body = new FormData();
    const category = await createCategory(office);
    const title = randomUUID();
    for (const [name, value] of Object.entries({ title, price: '10', category_ids: String(category.id) }))
      body.set(name, value);
    body.set('image_1', new Blob([new Uint8Array(await photograph('png', FIRST))]), 'first.png');
    body.set('image_2', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'second.png');
    const headers = { Authorization: `Bearer ${office.token}` };
    return { title, answer: await ask('/api/admin/products/', { method: 'POST', body, headers }) };
  };

  it('pictures are taken as anywhere', async () => {
    const { answer } = await form(await phonePhotograph());

    const product = await json<{ image_2: string }>(answer, 201);
    const kept = await sharp(Buffer.from(await (await ask(product.image_2)).arrayBuffer())).metadata();
    expect({ format: kept.format, width: kept.width, height: kept.height, exif: kept.exif }).toEqual({
      format: 'webp',
      width: 200,
      height: 300,
      exif: undefined,
    });
  });

  it.each<[string, () => Promise<Uint8Array>, number, string]>([
    ['an SVG', async () => SVG, 415, officeProblemWords.pictureType],
    ['half a JPEG', async () => cut(await photograph('jpeg'), 0.5), 415, officeProblemWords.pictureType],
    ['a bomb', () => bomb('png', { width: 10_000, height: 10_000 }), 415, officeProblemWords.pictureType],
    ['5 MB and a byte', async () => new Uint8Array(5 * 1024 * 1024 + 1), 413, officeProblemWords.pictureTooLarge],
  ])(
    '%s is refused with its message: no product, and nothing of its other pictures',
    async (_, make, status, message) => {
      const first = () => rows('SELECT id FROM media WHERE width = $1 AND height = $2', [FIRST.width, FIRST.height]);
      const before = await first();

      const { title, answer } = await form(await make());

      expect((await refusal(answer, status)).message).toBe(message);
      expect(await rows('SELECT id FROM products WHERE title = $1', [title])).toEqual([]);
      await expect.poll(() => strayFiles(rows, dataDir)).toEqual([]);
      // It was saved before the other was refused, and is gone again.
      expect(await first()).toEqual(before);
    },
  );
});

it('is decoded for nobody who may not upload', async () => {
  const customer = await createPerson({ url, admin: office, role: 'customer' });
  const file = SVG;

  const answers = await Promise.all([
    upload({ url, token: customer.office.token, file }),
    fetch(`${url}/cms/media`, { method: 'POST', body: new FormData() }),
  ]);

  // The picture is invalid too, which they do not learn.
  expect(answers.map(({ status }) => status)).toEqual([403, expect.any(Number)]);
  expect(answers[1]?.ok).toBe(false);
});
