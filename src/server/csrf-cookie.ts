import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/env';
import { CSRF_COOKIE, readCookie } from '@/http/csrf';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sets the cookie that page scripts send back as `X-CSRFToken`, on the first page a browser opens (contract). */
export function setCsrfCookie(request: IncomingMessage, response: ServerResponse): void {
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!isPage || readCookie(request.headers.cookie, CSRF_COOKIE) !== null) return;
  const secure = env.PUBLIC_URL?.startsWith('https:') ? '; Secure' : '';
  const token = randomBytes(24).toString('base64url');
  response.appendHeader(
    'Set-Cookie',
    `${CSRF_COOKIE}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`,
  );
}
