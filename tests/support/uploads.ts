/** Pictures and documents for tests, and the files that they leave in the shop. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Rows } from './running/database';

type Format = 'jpeg' | 'png' | 'webp';

/** A picture that compresses badly, like a photograph. */
export function photograph(
  format: Format,
  { width = 300, height = 200 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  return grain(width, height).toFormat(format).toBuffer();
}

/** A JPEG as a phone takes it: on its side, with the location in its metadata. */
export function phonePhotograph(): Promise<Buffer> {
  return grain(300, 200)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Téléphone', Copyright: 'Personne' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '36/1 44/1 3000/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 5/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A small file that decodes into this many pixels. */
export function bomb(format: Format, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .toFormat(format, QUICKLY[format])
    .toBuffer();
}

/** A single colour compresses well even at low effort. */
const QUICKLY = { jpeg: {}, png: { compressionLevel: 1 }, webp: { effort: 0 } } as const;

/** An animated WebP. */
export async function animation({ frames, side }: { frames: number; side: number }): Promise<Buffer> {
  // Identical frames would be merged into one.
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({
        create: { width: side, height: side, channels: 3, background: { r: index * 4, g: (index % 2) * 200, b: 0 } },
      })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  return sharp(pictures, { join: { animated: true }, limitInputPixels: false })
    .webp({ effort: 0 })
    .toBuffer();
}

function grain(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });
}

type Upload = {
  url: string;
  token: string;
  file: Uint8Array;
  /** the file name that the sender gives */
  name?: string;
  type?: string;
  alt?: string;
  /** a picture that it replaces */
  id?: number;
};

/** The smallest file that is a PDF by its content. */
export function smallPdf(): Buffer {
  return Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  );
}

/** Sends a document as Payload's form does. @param id a document that it replaces */
export function uploadPdf({
  url,
  token,
  file,
  name = 'notice.pdf',
  type = 'application/pdf',
  id,
}: Omit<Upload, 'alt'>) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)], { type }), name);
  return fetch(`${url}/cms/documents${id === undefined ? '' : `/${id}`}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    body: form,
    headers: { Authorization: `Bearer ${token}` },
  });
}

/** Sends a picture as Payload's form does; without `alt`, only the file, as a script may. */
export function upload({ url, token, file, name = 'picture.png', type = 'image/png', alt, id }: Upload) {
  const form = new FormData();
  if (alt !== undefined) form.set('_payload', JSON.stringify({ alt }));
  form.set('file', new Blob([new Uint8Array(file)], { type }), name);
  return fetch(`${url}/cms/media${id === undefined ? '' : `/${id}`}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    body: form,
    headers: { Authorization: `Bearer ${token}` },
  });
}

/** Files in the folder of pictures that belong to no picture. */
export async function strayFiles(rows: Rows, dataDir: string): Promise<string[]> {
  const entries = await readdir(path.join(dataDir, 'media'), { withFileTypes: true }).catch(() => []);
  // Pictures that only orders show are in a subfolder.
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const known = await rows<{ name: string }>(
    `SELECT unnest(ARRAY[filename, sizes_w200_filename, sizes_w400_filename, sizes_w800_filename]) AS name FROM media`,
  );
  const names = new Set(known.map(({ name }) => name));
  return files.filter((file) => !names.has(file));
}
