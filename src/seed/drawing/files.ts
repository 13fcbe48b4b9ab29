/** How a drawing becomes files, and whether they are up to date. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '@/domain/pictures';
import { PICTURES } from '../data/pictures';

/** At quality 80 these flat areas and soft gradients look the same, in files that are a third larger. */
const WEBP = { quality: 60, effort: 6 };

/** Records the fingerprint of the drawing that each picture's files were made from. */
export const DRAWN_FROM = path.join(PICTURES, 'drawn-from.json');

export async function readFingerprints(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(DRAWN_FROM, 'utf8').catch(() => '{}'));
}

/** Changes when the drawing changes, or the way its files are written. */
export function fingerprintOf(svg: string): string {
  return createHash('sha256').update(JSON.stringify(WEBP)).update(svg).digest('hex').slice(0, 16);
}

/** The drawing as WebP, once for each width of the shop. */
export async function render(svg: string): Promise<{ width: number; content: Buffer }[]> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return Promise.all(
    PICTURE_WIDTHS.map(async (width) => ({
      width,
      content: await sharp(data, { raw: info }).resize(width, width).webp(WEBP).toBuffer(),
    })),
  );
}
