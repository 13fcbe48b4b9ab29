import { LRUCache } from 'lru-cache';
import { readPicture } from './read-picture';
import { drawSharePicture, SHARE_HEADERS } from './share-picture';

/** Some 60 KB each. */
const MAX_PICTURES = 200;

const drawn = new LRUCache<string, Promise<ArrayBuffer>>({ max: MAX_PICTURES });

type Subject = {
  title: string;
  /** a line above the title: category and brand */
  topic: string;
  /** the address of a picture, if there is one */
  address: string | undefined;
};

/**
 * The picture for shared links to a subject. Drawing takes a tenth of a second of a whole core: it is done once for all who
 * ask, whatever they append to the address. What the picture shows is its key, so it is never an outdated one.
 */
export async function keptPicture(subject: Subject): Promise<Response> {
  const key = JSON.stringify(subject);
  const known = drawn.get(key) ?? draw(subject);
  drawn.set(key, known);
  known.catch(() => drawn.delete(key));
  return new Response(await known, { headers: SHARE_HEADERS });
}

async function draw({ title, topic, address }: Subject): Promise<ArrayBuffer> {
  return drawSharePicture({ title, topic, picture: await readPicture(address) }).arrayBuffer();
}
