/** Serves uploaded pictures and documents. Their names are generated and never reused, so caches may keep them for ever. */
import path from 'node:path';
import { Readable } from 'node:stream';
import { DOCUMENT_TYPE, ownDocumentFile } from '@/domain/products/documents';
import { ownPictureFile } from '@/domain/products/pictures';
import { ownLogoFile } from '@/domain/settings/logo';
import { openPicture } from '@/pictures/stored-pictures';

export async function serveMedia(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const { pathname } = new URL(request.url);
  const document = ownDocumentFile(pathname);
  const logo = ownLogoFile(pathname);
  const name = document ?? logo ?? ownPictureFile(pathname);
  const picture = name === null ? null : await openPicture(name).catch(reportAway);
  if (picture === 'away') {
    return new Response('Service unavailable', {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
    });
  }
  if (!picture) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });

  const headers = {
    ...(document === null ? { 'Content-Type': logo === null ? 'image/webp' : 'image/png' } : documentHeaders(document)),
    'Content-Length': String(picture.bytes),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  };
  if (request.method === 'HEAD') {
    picture.stream.destroy();
    return new Response(null, { headers });
  }
  // Node's web stream and the DOM's are the same at run time but differ in type.
  const body = Readable.toWeb(picture.stream) as unknown as ReadableStream<Uint8Array>;
  return new Response(body, { headers });
}

/** Shown in the browser's own viewer, or saved under the generated name. */
function documentHeaders(file: string): { 'Content-Type': string; 'Content-Disposition': string } {
  return { 'Content-Type': DOCUMENT_TYPE, 'Content-Disposition': `inline; filename="${path.posix.basename(file)}"` };
}

function reportAway(error: unknown): 'away' {
  console.error(error);
  return 'away';
}
