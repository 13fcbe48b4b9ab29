import path from 'node:path';
import { BUILT_FILES } from './built-files';

/**
 * Who answers an address. `file`: what Next.js makes beside pages, as the map for search engines. `internal`: what it has for
 * itself, as the page of its own failures.
 */
export type Area = 'api' | 'media' | 'built-file' | 'cms' | 'admin' | 'file' | 'internal' | 'page';

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
  if (raw === '/api' || raw.startsWith('/api/')) return 'api';
  try {
    const address = path.posix.normalize(decodeURIComponent(raw).replaceAll('\\', '/')).toLowerCase();
    if (raw.startsWith('/media/')) return 'media';
    if (raw.startsWith(BUILT_FILES)) return 'built-file';
    const office = OFFICE.exec(address)?.[1];
    if (office) return office === 'cms' ? 'cms' : 'admin';
    if (FILE.test(address)) return 'file';
    return INTERNAL.test(address) ? 'internal' : 'page';
  } catch {
    return null;
  }
}
