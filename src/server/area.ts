import path from 'node:path';

/** Where browsers ask for what the build made for them. */
export const BUILT_FILES = '/_next/static/';

/**
 * Who answers an address. `file`: what Next.js makes beside pages, as the map for search engines. `internal`: what it has for
 * itself, as the page of its own failures; nobody else is answered there.
 */
export type Area = 'api' | 'media' | 'built-file' | 'cms' | 'admin' | 'file' | 'internal' | 'page';

/** Files, by the beginning of their addresses. An address that leads elsewhere than it begins is nobody's. */
const PREFIXES = [
  ['/media/', 'media'],
  [BUILT_FILES, 'built-file'],
] as const;

const API = /^\/api(\/|$)/;
const OFFICE = /^\/(cms|admin)(\/|$)/;
const INTERNAL = /^\/(_|500(\/|$))/;
const FILE = /^\/(_next|sitemaps)(\/|$)|^\/(sitemap\.xml|robots\.txt)$|\/opengraph-image[^/]*$/;

/**
 * Decided once for a request, however its address is spelled. Of what only resembles an address of the back office or
 * the CMS, as `//cms` or `/%61dmin`, some may lead there: the strict rules of these hold for all of it.
 * @returns null if the address cannot be decoded
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
    // `/x/../api`: Next.js would answer what is answered here, without the rules of the calls.
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
