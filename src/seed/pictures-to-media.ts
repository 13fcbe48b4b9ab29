import type { Payload } from 'payload';
import { renderSvg } from './pictures';

const AT_ONCE = 4;

export type PictureTask = { key: string; alt: string; svg: string; size: number };

/**
 * Renders the pictures and uploads them, several at once, each in its own transaction.
 * @returns the media id of each key
 */
export async function uploadPictures({
  payload,
  tasks,
}: {
  payload: Payload;
  tasks: readonly PictureTask[];
}): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const queue = tasks.values();
  const uploadNext = async () => {
    for (const { key, alt, svg, size } of queue) {
      const data = await renderSvg(svg, size);
      const file = { data, mimetype: 'image/png', name: `${key}.png`, size: data.length };
      const media = await payload.create({ collection: 'media', data: { alt }, file, overrideAccess: true });
      ids.set(key, media.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, uploadNext));
  return ids;
}
