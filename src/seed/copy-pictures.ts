import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';
import { PICTURE_WIDTHS } from '@/domain/products/pictures';
import { writePictureFile } from '@/pictures/stored-pictures';
import { pictureFile } from './data/pictures';

/** A shipped picture (src/seed/data/pictures.ts) and what it shows. */
type ShippedPicture = { name: string; alt: string };

/** Pictures copied at the same time: a bucket may be far away. */
const AT_ONCE = 8;

const ORIGINAL_WIDTH = Math.max(...PICTURE_WIDTHS);

/**
 * Adds shipped pictures to the library as an upload would, but copies the files of every width instead of making them. Their
 * new names are derived from their content: a seed that is repeated after an interruption leaves no second copy, and browsers
 * may remember a name for ever.
 * @returns each picture's id in the library, by its name
 */
export async function copyPictures(
  req: PayloadRequest,
  pictures: readonly ShippedPicture[],
): Promise<ReadonlyMap<string, number>> {
  const files = await copyAll(pictures.map(({ name }) => name));
  const ids = new Map<string, number>();
  for (const { name, alt } of pictures) {
    // Not `payload.create`, which takes a file and would decode and resize it.
    const { id } = await req.payload.db.create({ collection: 'media', data: { ...files.get(name), alt }, req });
    ids.set(name, id);
  }
  return ids;
}

type Files = Record<string, unknown>;

async function copyAll(names: readonly string[]): Promise<ReadonlyMap<string, Files>> {
  const copied = new Map<string, Files>();
  const queue = names.values();
  const copyNext = async () => {
    for (const name of queue) copied.set(name, await copyFiles(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
  return copied;
}

/** Copies a picture in every width. @returns what its row in the library says of the files */
async function copyFiles(name: string): Promise<Files> {
  const contents = new Map<number, Buffer>();
  for (const width of PICTURE_WIDTHS) contents.set(width, await readFile(pictureFile(name, width)));
  const original = contents.get(ORIGINAL_WIDTH) ?? Buffer.alloc(0);
  const stem = createHash('sha256').update(original).digest('hex').slice(0, 32);
  const sizes: Files = {};
  for (const [width, content] of contents) sizes[`w${width}`] = await copyFile(`${stem}-${width}.webp`, width, content);
  return { ...(await copyFile(`${stem}.webp`, ORIGINAL_WIDTH, original)), sizes };
}

async function copyFile(filename: string, width: number, content: Buffer) {
  await writePictureFile(filename, content);
  const url = `/cms/media/file/${filename}`;
  return { filename, url, mimeType: 'image/webp', filesize: content.length, width, height: width };
}
