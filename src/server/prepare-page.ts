import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/env';
import { CSRF_COOKIE, readCookie } from '@/http/csrf';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * A page's HTML is the same for every visitor, so a shared cache may keep it for as long as a price may be stale: a
 * second. The first page that a browser opens brings the cookie which page scripts send back as `X-CSRFToken`;
 * that answer is this visitor's alone.
 */
export function preparePage(request: IncomingMessage, response: ServerResponse): void {
  const isDocument = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!isDocument || readCookie(request.headers.cookie, CSRF_COOKIE) !== null) {
    response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=1');
    return;
  }
  const secure = env.PUBLIC_URL?.startsWith('https:') ? '; Secure' : '';
  const token = randomBytes(24).toString('base64url');
  response.appendHeader(
    'Set-Cookie',
    `${CSRF_COOKIE}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`,
  );
  response.setHeader('Cache-Control', 'private, no-cache');
}
