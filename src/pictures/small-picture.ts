import sharp from 'sharp';
import { decodeVisitorPicture } from './decode-picture';

/** Good enough to read the numbers of a rating plate. */
const QUALITY = 80;
/** Pixels of the longer side. */
const MAX_SIDE = 1_600;

/**
 * Re-encodes a picture that the shop's people look at, as WebP of a few hundred kilobytes. Nothing else of the file remains, such
 * as the place where it was taken.
 * @returns null if it is not a complete picture
 * @throws {APIError} 503 if too many pictures are waiting
 */
export function smallPicture(data: Buffer): Promise<Buffer | null> {
  return decodeVisitorPicture(data, (png) =>
    sharp(png)
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}
