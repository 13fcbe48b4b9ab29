/** Uploaded pictures: what is refused and leaves nothing behind, and what is made of the rest. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { officeProblemWords } from '@/words/en/problems';
import { ordersOf } from '../../support/admin-orders';
import { ask, json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { postProduct } from '../../support/products';
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

const filesOf = ({ filename, sizes }: Picture) => [filename, ...Object.values(sizes).map((size) => size.filename)];
/** A picture as visitors get it. */
const read = async (address: string) => sharp(Buffer.from(await (await ask(address)).arrayBuffer())).metadata();
const stored = (name: string) => readFile(path.join(dataDir, 'media', name));

const square = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const cut = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share));

async function expectRefused(answer: Response, status: 413 | 415): Promise<void> {
  const message = status === 413 ? officeProblemWords.pictureTooLarge : officeProblemWords.pictureType;
  expect(await json(answer, status)).toEqual({ errors: [expect.objectContaining({ message })] });
}
async function expectNothingOf(alt: string): Promise<void> {
  expect(await rows('SELECT id FROM media WHERE alt = $1', [alt])).toEqual([]);
  await expect.poll(() => strayFiles(rows, dataDir)).toEqual([]);
}

describe('refused with its message, leaving no row and no file', () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ['an SVG that is called PNG', async () => SVG],
    ['an SVG behind a declaration', async () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), SVG])],
    ['HTML that is called PNG', async () => HTML],
    ['HTML with a picture behind it', async () => Buffer.concat([HTML, await photograph('png')])],
    ['HTML behind the first bytes of a JPEG', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), HTML])],
    ['a GIF', () => square.toFormat('gif').toBuffer()],
    ['a TIFF', () => square.toFormat('tiff').toBuffer()],
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

    await expectRefused(await send(file, { alt }), 415);
    await expectNothingOf(alt);
  });

  it.each([
    ['5 MB and a byte', 5 * 1024 * 1024 + 1],
    ['15 MB', 15_000_000],
  ])('%s', async (_, bytes) => {
    const file = new Uint8Array(bytes);
    file.set(await photograph('jpeg'));
    const alt = randomUUID();

    await expectRefused(await send(file, { alt }), 413);
    await expectNothingOf(alt);
  });

  it('what is longer than any upload, before it is read', async () => {
    expect((await send(new Uint8Array(25_000_000))).status).toBe(413);
  });

  it('a form without a file, and an address in its place, which nobody fetches', async () => {
    for (const body of [{ alt: 'none' }, { filename: 'a.png', url: `${url}/logo.svg` }])
      await expectRefused(await office.ask('media', 'POST', body), 415);
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
      const kept = await Promise.all(filesOf(picture).map((name) => read(`/media/${name}`)));
      expect(kept).toMatchObject([1600, 200, 400, 800].map((width) => ({ format: 'webp', width })));
    },
  );

  it('is turned upright and tells nothing of where and by what it was taken', async () => {
    const original = await phonePhotograph();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Personne');

    const picture = await saved(await send(original));

    expect(picture).toMatchObject({ width: 200, height: 300 });
    for (const name of filesOf(picture)) {
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

    const crop = ['crop][width]=50', 'crop][height]=50', 'widthInPixels]=9', 'heightInPixels]=9'];
    const query = crop.map((edit) => `uploadEdits[${edit}`).join('&');
    const edit = { alt: 'Un circulateur', focalX: 10, focalY: 90 };
    const edited = await office.ask(`media/${before.id}?${query}`, 'PATCH', edit);

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
  const statuses = (names: string[]) => Promise.all(names.map(async (name) => (await ask(`/media/${name}`)).status));

  it('stays there in all its widths when it is deleted', async () => {
    const before = await ordered();

    expect((await office.remove('media', before.id)).status).toBe(200);

    expect(await statuses(filesOf(before))).toEqual([200, 200, 200, 200]);
    expect((await office.ask(`media/${before.id}`)).status).toBe(404);
  });

  it('stays there when another takes its place, alone or in a selection', async () => {
    const [one, other] = [await ordered(), await ordered()];

    const after = await saved(await send(await photograph('png', { width: 90, height: 90 }), { id: one.id }), 200);
    const deletion = await office.ask(`media?where[id][in]=${one.id},${other.id}`, 'DELETE');

    expect(deletion.status).toBe(200);
    expect(await statuses([...filesOf(one), ...filesOf(other)])).toEqual(Array(8).fill(200));
    // No order shows this one.
    expect(await statuses(filesOf(after))).toEqual([404, 404, 404, 404]);
  });
});

it('a picture is taken through the form of a product as anywhere', async () => {
  const file = new Blob([new Uint8Array(await phonePhotograph())], { type: 'image/png' });

  const { image_2 } = await postProduct(office, { image_2: file });

  const { format, width, height, exif } = await read(image_2 ?? '');
  expect([format, width, height, exif]).toEqual(['webp', 200, 300, undefined]);
});
