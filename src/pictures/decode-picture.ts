/** Reads an uploaded file as a picture: the one place where what a stranger's file holds is decoded. */
import sharp from 'sharp';
import { beginsAsImage, MAX_IMAGE_PIXELS, MAX_IMAGE_TALLNESS } from '@/domain/image-rules';
import { MAX_PICTURE_SIDE } from '@/domain/pictures';
import { limitConcurrency } from '@/runtime/limit-concurrency';

// A picture takes one processor, and nothing of it is kept in memory afterwards.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Half a gigabyte is what the largest picture takes while it is decoded. Those who wait hold a connection to the database
 * each, so few may.
 */
const inTurn = limitConcurrency({
  atOnce: 1,
  maxWaiting: 6,
  refusal: 'Too many pictures are being uploaded. Please try again in a moment.',
});

/** A picture that lacks its end is refused; the small faults of many cameras are not. */
const CAREFULLY = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'truncated' } as const;

/**
 * Decodes the whole picture and writes it anew, upright and no larger than the shop needs, as a PNG that loses nothing:
 * every size of the shop is made of it. Nothing else of the file is left: no location, no second nature.
 * @returns null where it is no whole picture, or would unfold into too large a one
 * @throws {APIError} 503 where too many wait
 */
export function decodePicture(data: Buffer): Promise<Buffer | null> {
  return beginsAsImage(data) ? inTurn(() => decode(data)) : Promise.resolve(null);
}

async function decode(data: Buffer): Promise<Buffer | null> {
  try {
    // Refused here where all frames together are too many pixels; of an animation the first frame is kept.
    await sharp(data, { ...CAREFULLY, pages: -1 }).metadata();
    const { data: png, info } = await sharp(data, CAREFULLY)
      .rotate()
      .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return info.height > info.width * MAX_IMAGE_TALLNESS ? null : png;
  } catch {
    return null;
  }
}
