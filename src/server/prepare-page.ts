import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/env';
import { CSRF_COOKIE, readCookie } from '@/http/csrf';

type Header = readonly [name: string, value: string];

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FOR_EVERYBODY: readonly Header[] = [['Cache-Control', 'public, max-age=0, s-maxage=1']];

/**
 * A page's HTML is the same for every visitor, so a shared cache may keep it for as long as a price may be stale: a
 * second. The first page that a browser opens brings the cookie which page scripts send back as `X-CSRFToken`;
 * that answer is this visitor's alone.
 */
export function visitHeaders({ method, headers }: IncomingMessage): readonly Header[] {
  const isDocument = method === 'GET' && (headers.accept ?? '').includes('text/html');
  if (!isDocument || readCookie(headers.cookie, CSRF_COOKIE) !== null) return FOR_EVERYBODY;
  const secure = env.PUBLIC_URL?.startsWith('https:') ? '; Secure' : '';
  const token = randomBytes(24).toString('base64url');
  return [
    ['Set-Cookie', `${CSRF_COOKIE}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`],
    ['Cache-Control', 'private, no-cache'],
  ];
}

/** Gives an answer that is still to be made the headers of the visit. */
export function preparePage(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of visitHeaders(request)) response.setHeader(name, value);
}
