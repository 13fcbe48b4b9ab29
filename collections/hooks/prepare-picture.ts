import { randomUUID } from 'node:crypto';
import type { CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';
import sharp from 'sharp';
import {
  IMAGE_FORMATS,
  IMAGE_SIZE_MESSAGE,
  IMAGE_TYPE_MESSAGE,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
} from '@/domain/image-rules';

/**
 * Refuses what is no picture by its content, whatever it is called, and gives the rest a generated name: what people
 * call their files tells nothing, two uploads never meet, and a name is never used again.
 */
export const preparePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args;
  if (req.file.size > MAX_IMAGE_BYTES) throw new APIError(IMAGE_SIZE_MESSAGE, 413, undefined, true);
  if (!(await isPicture(req.file.data))) throw new APIError(IMAGE_TYPE_MESSAGE, 415, undefined, true);
  req.file.name = `${randomUUID()}.webp`;
  return args;
};

async function isPicture(data: Buffer): Promise<boolean> {
  try {
    const { format } = await sharp(data, { limitInputPixels: MAX_IMAGE_PIXELS }).metadata();
    return IMAGE_FORMATS.some((allowed) => allowed === format);
  } catch {
    return false;
  }
}
