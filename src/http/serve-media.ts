/** Uploaded pictures, from the site's root. Their names are generated and never reused, so they may be kept for ever. */
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ownPictureFile } from '@/domain/pictures';
import { env } from '@/env';

export async function serveMedia(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const name = ownPictureFile(new URL(request.url).pathname);
  const file = name ? await open(path.join(env.DATA_DIR, 'media', name)).catch(() => null) : null;
  if (!file) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });

  const { size } = await file.stat();
  const headers = {
    'Content-Type': 'image/webp',
    'Content-Length': String(size),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  };
  if (request.method === 'HEAD') {
    await file.close();
    return new Response(null, { headers });
  }
  // Node's web stream and the DOM's are one at run time and two to the compiler.
  const body = Readable.toWeb(file.createReadStream()) as unknown as ReadableStream<Uint8Array>;
  return new Response(body, { headers });
}
