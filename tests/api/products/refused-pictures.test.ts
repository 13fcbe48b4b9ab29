/** A product's form refuses a file that is not a picture, and nothing is left behind: no product, no change, no file. */

import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { officeProblemWords } from '@/words/en/problems';
import { bearer } from '../../support/accounts';
import { refusal, sharedOffice } from '../../support/api';
import { createCategory } from '../../support/back-office';
import { createPerson } from '../../support/people';
import { askProducts, type Fields, getProduct, picture, postProduct, productForm } from '../../support/products';
import { announce } from '../../support/running/ask-raw';
import { sharedDatabase } from '../../support/running/database';
import { bomb, photograph, strayFiles } from '../../support/uploads';

const { url, dataDir } = inject('shop');
const admin = sharedOffice();
const rows = sharedDatabase();
const { office } = await createPerson({ url, admin, role: 'staff' });
/** Only by their size can this file's pictures be distinguished from those that other tests upload meanwhile. */
const SIZE = { width: 44, height: 33 };

const { pictureType, pictureTooLarge } = officeProblemWords;
const blob = (bytes: string | Uint8Array) => new Blob([new Uint8Array(Buffer.from(bytes))], { type: 'image/png' });

it.each<[string, () => Promise<string | Uint8Array>, number, string]>([
  ['a text that is called one', async () => 'hello', 415, pictureType],
  ['an SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, pictureType],
  ['half a JPEG', async () => (await photograph('jpeg')).subarray(0, 5_000), 415, pictureType],
  ['a bomb', () => bomb('png', { width: 10_000, height: 10_000 }), 415, pictureType],
  ['more than 5 MB', async () => new Uint8Array(5 * 1024 * 1024 + 1), 413, pictureTooLarge],
])('%s is refused and leaves nothing behind, new or changed', async (_, make, status, message) => {
  const { id } = await postProduct(office);
  const category = await createCategory(admin);
  const before = await leftBehind();
  const title = `Sans suite ${randomUUID()}`;
  const form = async () => {
    const pictures = { image_1: await picture('png', SIZE), image_2: blob(await make()) };
    return productForm({ title, price: 1, category_ids: category.id, ...pictures });
  };

  const created = await askProducts(office.token, '', { method: 'POST', body: await form() });
  const changed = await askProducts(office.token, `${id}/`, { method: 'PUT', body: await form() });

  for (const answer of [created, changed]) {
    expect(await refusal(answer, status)).toMatchObject({ message, details: { image_2: [message] } });
  }
  expect(await rows('SELECT id FROM products WHERE title = $1', [title])).toEqual([]);
  expect((await getProduct(office, id)).all_images).toEqual([]);
  await expectNoneSince(before);
});

it('in a product that is refused for another reason leaves no picture behind either', async () => {
  const taken = await postProduct(office, { reference: `R-${randomUUID()}` });
  const gone = await postProduct(office);
  await askProducts(office.token, `${gone.id}/`, { method: 'DELETE' });
  const before = await leftBehind();
  const image_1 = await picture('png', SIZE);

  const send = async (method: string, path: string, fields: Fields) =>
    (await askProducts(office.token, path, { method, body: productForm({ ...fields, image_1 }) })).status;

  expect(await send('POST', '', { title: 'x', price: 1, category_ids: 2_000_000_000 })).toBe(400);
  expect(await send('PUT', `${taken.id}/`, { updated_at: '2020-01-01T00:00:00.000Z' })).toBe(409);
  expect(await send('PUT', `${gone.id}/`, {})).toBe(404);
  await expectNoneSince(before);
});

it('a form beyond all measure is refused (413)', async () => {
  const headers = {
    ...bearer(office.token),
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(23 * 1024 * 1024),
  };

  expect(await announce('/api/admin/products/', headers)).toBe(413);
});

/** Other tests upload in parallel: a file of theirs is without a picture until it is written down, so only what stays counts. */
async function expectNoneSince(before: readonly string[]): Promise<void> {
  const added = (await leftBehind()).filter((file) => !before.includes(file));
  const stillThere = async () => {
    const now = await leftBehind();
    return added.filter((file) => now.includes(file));
  };
  await expect.poll(stillThere).toEqual([]);
}

/** Files of this file's pictures that are on no product, and files without a picture. */
async function leftBehind(): Promise<string[]> {
  const orphans = await rows<{ filename: string }>(
    `SELECT filename FROM media m WHERE width = $1 AND height = $2
     AND NOT EXISTS (SELECT FROM products p WHERE m.id IN (p.image1_id, p.image2_id, p.image3_id, p.image4_id))`,
    [SIZE.width, SIZE.height],
  );
  return [...orphans.map(({ filename }) => filename), ...(await strayFiles(rows, dataDir))];
}
