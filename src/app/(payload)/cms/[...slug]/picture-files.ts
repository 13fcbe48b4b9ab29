import { mediaUrl } from '@/domain/pictures';
import { serveMedia } from '@/http/serve-media';
import type { CmsHandler } from './for-editors';

/**
 * The address that Payload itself gives a picture's file leads to the same file as the shop's own address. Payload would ask
 * who may read the library, which is for editors, and say that the server failed where a file is gone.
 */
export function pictureFiles(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    const [collection = '', operation = '', file = ''] = (await context.params).slug ?? [];
    if (collection !== 'media' || operation.toLowerCase() !== 'file') return handler(request, context);
    return serveMedia(
      new Request(new URL(mediaUrl(encodeURIComponent(file)), request.url), { method: request.method }),
    );
  };
}
