import sharp from 'sharp';
import { ownPictureFile, pictureSources } from '@/domain/pictures';
import { readPictureFile } from '@/pictures/stored-pictures';

/** One of the shop's own pictures as a PNG in a data address; null for one that is elsewhere, or cannot be read. */
export async function readPicture(address: string | undefined): Promise<string | null> {
  const name = ownPictureFile(pictureSources(address ?? '').src);
  if (name === null) return null;
  try {
    const file = await readPictureFile(name);
    if (!file) return null;
    const png = await sharp(file).resize(400, 400, { fit: 'contain', background: '#f8fafc' }).png().toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch (error) {
    console.error(error);
    return null;
  }
}
