/** The headers that the server itself adds to answers. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/env';
import { CSRF_COOKIE, readCookie } from '@/http/csrf';
import { contentSecurityPolicy, securityHeaders } from '@/http/security-headers';

type Header = readonly [name: string, value: string];

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SHARED: readonly Header[] = [['Cache-Control', 'public, max-age=0, s-maxage=1']];

let fixed: readonly Header[] | undefined;

/** The headers of every answer; pages replace the content security policy by their own. */
export function fixedHeaders(): readonly Header[] {
  fixed ??= [
    ...securityHeaders({ isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false }).map(
      ({ key, value }): Header => [key, value],
    ),
    ['Content-Security-Policy', contentSecurityPolicy({ isDevelopment: env.NODE_ENV === 'development' })],
  ];
  return fixed;
}

/**
 * The headers of a page that depend on the visit. The HTML is the same for every visitor, so a shared cache may keep it for
 * as long as a price may be stale: a second. The first page that a browser opens also sets the cookie that page scripts
 * send back as `X-CSRFToken`, and belongs to this visitor alone.
 */
export function visitHeaders({ method, headers }: IncomingMessage): readonly Header[] {
  const isDocument = method === 'GET' && (headers.accept ?? '').includes('text/html');
  if (!isDocument || readCookie(headers.cookie, CSRF_COOKIE) !== null) return SHARED;
  const secure = env.PUBLIC_URL?.startsWith('https:') ? '; Secure' : '';
  const token = randomBytes(24).toString('base64url');
  return [
    ['Set-Cookie', `${CSRF_COOKIE}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`],
    ['Cache-Control', 'private, no-cache'],
  ];
}

/** Sets the headers of the visit on a response before the page is made. */
export function setVisitHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of visitHeaders(request)) response.setHeader(name, value);
}
