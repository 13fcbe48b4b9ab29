import path from 'node:path';

/** The path of the built scripts and styles. */
export const BUILT_FILES = '/_next/static/';

/**
 * Which part of the shop answers a URL. `file`: what Next.js makes besides pages, such as the sitemap. `internal`: what
 * Next.js has for itself, such as its error page; requests from outside get no answer there.
 */
export type Area = 'api' | 'media' | 'built-file' | 'cms' | 'admin' | 'file' | 'internal' | 'page';

/** Files, by prefix. A URL that starts with one but resolves elsewhere, or the reverse, is `internal`. */
const PREFIXES = [
  ['/media/', 'media'],
  [BUILT_FILES, 'built-file'],
] as const;

const API = /^\/api(\/|$)/;
const OFFICE = /^\/(cms|admin)(\/|$)/;
const INTERNAL = /^\/(_|500(\/|$))/;
const FILE = /^\/(_next|sitemaps)(\/|$)|^\/(sitemap\.xml|robots\.txt)$|\/opengraph-image[^/]*$/;

/**
 * Decides a request's area once, however its URL is spelled. Some spellings that only resemble the back office or the CMS,
 * such as `//cms` or `/%61dmin`, may lead there, so all of them get the strict rules.
 * @returns null if the URL cannot be decoded
 */
export function areaOf(url: string): Area | null {
  const raw = url.split('?')[0] ?? '';
  if (API.test(raw)) return 'api';
  try {
    const exact = path.posix.normalize(decodeURIComponent(raw).replaceAll('\\', '/'));
    for (const [prefix, area] of PREFIXES) {
      if (raw.startsWith(prefix) && exact.startsWith(prefix)) return area;
      if (raw.startsWith(prefix) || exact.startsWith(prefix)) return 'internal';
    }
    // `/x/../api`: Next.js would answer it without the rules of the calls.
    if (API.test(exact)) return 'internal';
    const address = exact.toLowerCase();
    const office = OFFICE.exec(address)?.[1];
    if (office) return office === 'cms' ? 'cms' : 'admin';
    if (FILE.test(address)) return 'file';
    return INTERNAL.test(address) ? 'internal' : 'page';
  } catch {
    return null;
  }
}
