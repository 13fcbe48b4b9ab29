/** Which page sent a request, as far as its browser says. */
import { env } from '@/env';
import { readCookie } from './csrf';

type Header = string | null | undefined;

export type SenderHeaders = {
  host: Header;
  origin: Header;
  /** Sec-Fetch-Site */
  site: Header;
};

/**
 * `own`: a page of the address that the request came to, or no page at all, as for a bookmark. `unsaid`: neither header is
 * there, so it may be a script or a browser that is too old to say.
 */
type Sender = 'own' | 'foreign' | 'unsaid';

const CMS_COOKIE = 'payload-token';
const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/**
 * Whether a write must be refused because a page of another site may have sent it: with the CMS's cookie everything that a
 * browser does not say to be its own page's; a login, which needs no cookie, where a browser says that it is foreign. What
 * carries a bearer token alone is nobody's page: no other page knows the token.
 */
export function isForeignWrite(
  { method, cookie, ...headers }: SenderHeaders & { method: string; cookie: Header },
  { isLogin }: { isLogin: boolean },
): boolean {
  if (READING.includes(method)) return false;
  if (readCookie(cookie, CMS_COOKIE) !== null) return senderOf(headers) !== 'own';
  return isLogin && senderOf(headers) === 'foreign';
}

/** Both headers must agree: a page of another port, or of a neighbouring subdomain, is `same-site` and foreign. */
export function senderOf(
  { origin, site, host }: SenderHeaders,
  publicUrl: string | undefined = env.PUBLIC_URL,
): Sender {
  const isSaid = typeof site === 'string';
  if (isSaid && !OWN_SITES.includes(site.toLowerCase())) return 'foreign';
  if (typeof origin === 'string') return isOwnOrigin(origin, { host: host ?? '', publicUrl }) ? 'own' : 'foreign';
  return isSaid ? 'own' : 'unsaid';
}

/**
 * Behind a proxy that ends TLS the scheme is unknown here, so hosts with their ports are compared; where PUBLIC_URL names
 * this very host, the scheme too.
 */
function isOwnOrigin(origin: string, { host, publicUrl }: { host: string; publicUrl: string | undefined }): boolean {
  const url = URL.parse(origin);
  // `null`, lists, and what no browser would send as an origin
  if (!url || url.origin !== origin.toLowerCase() || !/^https?:$/.test(url.protocol)) return false;
  const own = publicUrl === undefined ? null : URL.parse(publicUrl);
  if (own?.origin === url.origin) return true;
  return own?.host !== url.host && URL.parse(`${url.protocol}//${host}`)?.host === url.host;
}
