import type { IncomingMessage } from 'node:http';
import { MAX_IMAGE_BYTES } from '@/domain/image-rules';

/** The CMS takes several pictures at once; nothing longer is read into memory for anybody. */
const MAX_BODY_BYTES = 4 * MAX_IMAGE_BYTES + 1_000_000;

/**
 * What no page and no CMS call is asked for: an address whose encoding is malformed (400), a body of unknown length
 * (411) or a longer one than any upload (413).
 * @returns the status to refuse with, or null
 */
export function refusePageRequest({ url = '/', headers }: IncomingMessage): number | null {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return 400;
  }
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES ? 413 : null;
}
