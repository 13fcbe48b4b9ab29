import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { ownPictureFile, pictureSources } from '@/domain/products/pictures';
import { keyInLanguage } from '@/memory/scope';
import { readPictureFile } from '@/pictures/stored-pictures';
import { inThread } from '@/runtime/in-thread';
import { shop } from '@/shop';
import { pageWords } from '@/words/fr/pages';
import type { drawSharePicture } from './share-picture';

export const SHARE_SIZE = { width: 1200, height: 630 };

/** A shared link may show the old title for a day after a change. */
const SHARE_HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };

/** Some 60 KB each. */
const MAX_PICTURES = 200;

/** If a product's picture could not be read, the drawing leaves it out and is made again after this time. */
const AGE_MS = 3_600_000;

const drawn = new LRUCache<string, Promise<ArrayBuffer>>({ max: MAX_PICTURES, ttl: AGE_MS });

type Subject = {
  title: string;
  /** a line above the title: category and brand */
  topic: string;
  /** the address of a picture, if there is one */
  address: string | undefined;
};

/**
 * The picture for shared links to a subject. Drawing takes a tenth of a second of a core, so it is done in another thread,
 * and once for all requests, whatever their query. The key is what the picture shows, and its language, so it is never outdated.
 */
export async function keptPicture(subject: Subject): Promise<Response> {
  const key = keyInLanguage(JSON.stringify([subject, shop.name, pageWords.sharePicture()]));
  return new Response(await (drawn.get(key) ?? drawAndKeep(key, subject)), { headers: SHARE_HEADERS });
}

function drawAndKeep(key: string, subject: Subject): Promise<ArrayBuffer> {
  const drawing = draw(subject);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

const drawInThread = inThread<typeof drawSharePicture>(
  'src/app/(storefront)/share-picture/share-picture.tsx',
  'drawSharePicture',
);

async function draw({ title, topic, address }: Subject): Promise<ArrayBuffer> {
  return drawInThread({ title, topic, picture: await readPicture(address), size: SHARE_SIZE });
}

/** One of the shop's own pictures as a PNG in a data address; null if it is on another site, or cannot be read. */
async function readPicture(address: string | undefined): Promise<string | null> {
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
