/** Pictures as people upload them. */
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';

type Size = { width: number; height: number };

/** A PNG of one colour. */
export async function picture({ width, height }: Size = { width: 32, height: 24 }): Promise<File> {
  const data = await sharp({ create: { width, height, channels: 3, background: '#1e3a8a' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(data)], 'photo.png', { type: 'image/png' });
}

/** A size that no other picture of the shop has, so that the picture can be found by it. */
export function rareSize(): Size {
  return { width: randomInt(100, 1500), height: randomInt(100, 1500) };
}

/** A file that is a picture by its name only. */
export function noPicture(): File {
  return new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'photo.png', { type: 'image/png' });
}

export function tooLarge(): File {
  return new File([new Uint8Array(MAX_IMAGE_BYTES + 1)], 'photo.png', { type: 'image/png' });
}
