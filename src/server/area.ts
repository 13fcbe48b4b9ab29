import path from 'node:path';
import { BUILT_FILES } from './built-files';

/**
 * Who answers an address. `file`: what Next.js makes beside pages, as the map for search engines. `internal`: what it has for
 * itself, as the page of its own failures.
 */
export type Area = 'api' | 'media' | 'built-file' | 'cms' | 'admin' | 'file' | 'internal' | 'page';

/** What is decided by the beginning of an address alone. */
const PREFIXES = [
  ['/api/', 'api'],
  ['/media/', 'media'],
  [BUILT_FILES, 'built-file'],
] as const;

const OFFICE = /^\/(cms|admin)(\/|$)/;
const INTERNAL = /^\/(_|500(\/|$))/;
const FILE = /^\/(_next|sitemaps)(\/|$)|^\/(sitemap\.xml|robots\.txt)$|\/opengraph-image[^/]*$/;

/**
 * Decided once for a request, however its address is spelled. Of what only resembles an address of the back office or
 * the CMS, as `//cms` or `/%61dmin`, some may lead there: the strict rules of these hold for all of it.
 * @returns null if the address cannot be decoded, or leads elsewhere than it begins
 */
export function areaOf(url: string): Area | null {
  const raw = url.split('?')[0] ?? '';
  if (raw === '/api') return 'api';
  try {
    const exact = path.posix.normalize(decodeURIComponent(raw).replaceAll('\\', '/'));
    for (const [prefix, area] of PREFIXES) {
      if (raw.startsWith(prefix) && exact.startsWith(prefix)) return area;
      // `/_next/static/../../api`: Next.js would answer what is answered here, without the rules of the calls.
      if (raw.startsWith(prefix) || exact.startsWith(prefix)) return null;
    }
    const address = exact.toLowerCase();
    const office = OFFICE.exec(address)?.[1];
    if (office) return office === 'cms' ? 'cms' : 'admin';
    if (FILE.test(address)) return 'file';
    return INTERNAL.test(address) ? 'internal' : 'page';
  } catch {
    // A documented call says in its own words that its address cannot be read.
    return raw.startsWith('/api/') ? 'api' : null;
  }
}
