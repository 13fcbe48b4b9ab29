/** The only place that decodes the contents of an uploaded file. */
import sharp from 'sharp';
import { beginsAsImage, MAX_IMAGE_HEIGHT_BY_WIDTH, MAX_IMAGE_PIXELS } from '@/domain/products/image-rules';
import { MAX_PICTURE_SIDE } from '@/domain/products/pictures';
import { limitConcurrency } from '@/runtime/limit-concurrency';

// One processor for each picture, and no cache.
sharp.concurrency(1);
sharp.cache(false);

const REFUSAL = 'Too many pictures are being uploaded. Please try again in a moment.';

/** The largest picture takes half a gigabyte while it is decoded. Few may wait, since each holds a database connection. */
const inTurn = limitConcurrency({ atOnce: 1, maxWaiting: 6, refusal: REFUSAL });

/** Pictures of visitors, so that the back office never waits for them. */
const visitorsInTurn = limitConcurrency({ atOnce: 1, maxWaiting: 6, maxWaitMs: 30_000, refusal: REFUSAL });

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

/** The same for a picture of a visitor, with the work that follows: both wait in the queue of visitors. */
export function decodeVisitorPicture(data: Buffer, then: (png: Buffer) => Promise<Buffer>): Promise<Buffer | null> {
  if (!beginsAsImage(data)) return Promise.resolve(null);
  return visitorsInTurn(async () => {
    const png = await decode(data);
    return png && then(png);
  });
}

/** Whether the head of a file says that it is a picture that the shop takes. Cheap: the picture itself is not decoded. */
export async function hasPictureHead(data: Buffer): Promise<boolean> {
  if (!beginsAsImage(data)) return false;
  return sharp(data, { ...INPUT_OPTIONS, pages: -1 })
    .metadata()
    .then(
      () => true,
      () => false,
    );
}

/** Seconds. A drawing of a few bytes may ask for any amount of work. */
const MAX_DRAWING_S = 10;
/** Pixels of an inch that an SVG is drawn with at most, so that a tiny one is drawn at its full size. */
const MAX_DENSITY = 2_400;
const SVG_DENSITY = 72;

/**
 * Draws an SVG as PNG, as large as fits into a box.
 * @param svg checked by `isUnsafeSvg`; the library that draws it neither runs nor loads anything
 * @returns null if it is not a drawing
 * @throws {APIError} 503 if too many are waiting
 */
export function drawSvg(svg: Buffer, box: { width: number; height: number }): Promise<Buffer | null> {
  return inTurn(async () => {
    try {
      const { width = 0, height = 0 } = await sharp(svg, INPUT_OPTIONS).metadata();
      const density = Math.min(SVG_DENSITY * Math.min(box.width / width, box.height / height), MAX_DENSITY);
      return await sharp(svg, { ...INPUT_OPTIONS, density: Math.max(1, density) })
        .resize({ ...box, fit: 'inside' })
        .png()
        .timeout({ seconds: MAX_DRAWING_S })
        .toBuffer();
    } catch {
      return null;
    }
  });
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
