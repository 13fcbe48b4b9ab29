/** The only place that decodes the contents of an uploaded file. */
import sharp from 'sharp';
import { beginsAsImage, MAX_IMAGE_HEIGHT_BY_WIDTH, MAX_IMAGE_PIXELS } from '@/domain/image-rules';
import { MAX_PICTURE_SIDE } from '@/domain/pictures';
import { limitConcurrency } from '@/runtime/limit-concurrency';

// One processor for each picture, and no cache.
sharp.concurrency(1);
sharp.cache(false);

/** The largest picture takes half a gigabyte while it is decoded. Few may wait, since each holds a database connection. */
const inTurn = limitConcurrency({
  atOnce: 1,
  maxWaiting: 6,
  refusal: 'Too many pictures are being uploaded. Please try again in a moment.',
});

/** Truncated pictures are refused; the small faults of many cameras are not. */
const INPUT_OPTIONS = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'truncated' } as const;

/**
 * Decodes a picture completely and re-encodes it as lossless PNG, upright and no larger than the shop needs; all of the shop's
 * sizes are made from it. Nothing else of the file remains, such as a location or a script.
 * @returns null if it is not a complete picture, or would be too large once decoded
 * @throws {APIError} 503 if too many are waiting
 */
export function decodePicture(data: Buffer): Promise<Buffer | null> {
  return beginsAsImage(data) ? inTurn(() => decode(data)) : Promise.resolve(null);
}

async function decode(data: Buffer): Promise<Buffer | null> {
  try {
    // Throws if all frames together have too many pixels. Only the first frame of an animation is kept.
    await sharp(data, { ...INPUT_OPTIONS, pages: -1 }).metadata();
    const { data: png, info } = await sharp(data, INPUT_OPTIONS)
      .rotate()
      .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return info.height > info.width * MAX_IMAGE_HEIGHT_BY_WIDTH ? null : png;
  } catch {
    return null;
  }
}
