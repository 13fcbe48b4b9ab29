import { documentUrl } from '@/domain/products/documents';
import { mediaUrl } from '@/domain/products/pictures';
import { serveMedia } from '@/http/serve-media';
import type { CmsHandler } from './cms-handler';

/** The shop's addresses of files, by collection. */
const ADDRESSES = new Map([
  ['media', mediaUrl],
  ['documents', documentUrl],
]);

/**
 * Payload's address of a picture or document serves the same file as the shop's address. Payload's own handler would demand
 * read access to the library, which editors have, and answer 500 for a missing file.
 */
export function pictureFiles(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection = '', operation = '', file = ''] = (await context.params).slug ?? [];
    const addressOf = ADDRESSES.get(collection);
    if (!addressOf || operation.toLowerCase() !== 'file') return handler(request, context);
    return serveMedia(
      new Request(new URL(addressOf(encodeURIComponent(file)), request.url), { method: request.method }),
    );
  };
}
