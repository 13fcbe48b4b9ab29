/** Sitemaps as search engines read them (sitemaps.org). */
import { escapeHtml } from '@/domain/text';

export type SitemapEntry = { url: string; changed?: Date };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of sitemaps. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', entries);
}

/** A list of pages. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries);
}

function document(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<${element}><loc>${escapeHtml(url)}</loc>${lastmod}</${element}>`;
  });
  return `${HEAD}\n<${root} xmlns="${SCHEMA}">\n${lines.join('\n')}\n</${root}>\n`;
}

const HOUR = 3600;

/** Proxies may keep the answer for an hour: search engines do not need it fresher. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${HOUR}` },
  });
}
