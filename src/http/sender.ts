/** Which page sent a request, according to its browser. */
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
 * `own`: a page of the address that the request came to, or no page at all, as for a bookmark. `unknown`: neither header is
 * present, so the sender may be a script or an old browser.
 */
type Sender = 'own' | 'foreign' | 'unknown';

const CMS_COOKIE = 'payload-token';
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/**
 * Whether to refuse a write because a page of another site may have sent it. With the CMS's cookie, the browser must say
 * that one of our pages sent it. A login, which needs no cookie, is refused if the browser says that a foreign page sent
 * it. A bearer token alone is safe: no other page knows it.
 */
export function isForeignWrite(
  { method, cookie, ...headers }: SenderHeaders & { method: string; cookie: Header },
  { isLogin }: { isLogin: boolean },
): boolean {
  if (SAFE_METHODS.includes(method)) return false;
  if (readCookie(cookie, CMS_COOKIE) !== null) return senderOf(headers) !== 'own';
  return isLogin && senderOf(headers) === 'foreign';
}

/** Both headers must agree: a page of another port or subdomain is `same-site` and still foreign. */
export function senderOf(
  { origin, site, host }: SenderHeaders,
  publicUrl: string | undefined = env.PUBLIC_URL,
): Sender {
  const hasSite = typeof site === 'string';
  if (hasSite && !OWN_SITES.includes(site.toLowerCase())) return 'foreign';
  if (typeof origin === 'string') return isOwnOrigin(origin, { host: host ?? '', publicUrl }) ? 'own' : 'foreign';
  return hasSite ? 'own' : 'unknown';
}

/**
 * Compares hosts with ports: behind a proxy that ends TLS the scheme is unknown here. If PUBLIC_URL names this host, the
 * scheme is compared too.
 */
function isOwnOrigin(origin: string, { host, publicUrl }: { host: string; publicUrl: string | undefined }): boolean {
  const url = URL.parse(origin);
  // `null`, lists, and values that no browser sends as an origin
  if (!url || url.origin !== origin.toLowerCase() || !/^https?:$/.test(url.protocol)) return false;
  const own = publicUrl === undefined ? null : URL.parse(publicUrl);
  if (own?.origin === url.origin) return true;
  return own?.host !== url.host && URL.parse(`${url.protocol}//${host}`)?.host === url.host;
}
